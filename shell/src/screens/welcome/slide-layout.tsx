import { useBrand, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import type { ReactNode } from 'react';
import { welcomeMessages } from '../../messages/welcome.messages.ts';

/** The picture of a slide beside what the company says, which is the same on every slide; one below the other on a phone. */
export const slideLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  '@media (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, alignContent: 'start' },
} as const;

/** The mark is beneath the image: it shows while the image loads, and when it does not arrive. */
export const slidePicture = {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r3)',
  overflow: 'hidden',
  background: 'var(--brand-soft)',
  touchAction: 'pan-y',
} as const;

/** The mark that a slide's picture is drawn over. */
export function PictureMark() {
  return <BrandMark brand={useBrand().key} size={88} />;
}

/** Title and text of the screen, above what a slide offers. */
export function WelcomeText({ children }: { readonly children: ReactNode }) {
  const t = useMessages(welcomeMessages);
  const { name } = useBrand();
  return (
    <div css={{ display: 'grid', gap: 20, alignContent: 'center' }}>
      <h1>{t('welcome.title', { brand: name })}</h1>
      <p css={{ color: 'var(--ink-2)', maxWidth: 380 }}>{t('welcome.text')}</p>
      {children}
    </div>
  );
}
