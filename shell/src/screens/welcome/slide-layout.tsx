import { useBrand, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { phone } from '@portal/ui/theme';
import type { ReactNode } from 'react';
import { welcomeMessages } from '../../messages/welcome.messages.ts';

/**
 * Picture and controls beside what the company says, which is the same on every slide. On a phone one below the other:
 * the picture takes the height that is left, so that the buttons are at the bottom, where a thumb reaches them.
 */
export const slideLayout = {
  display: 'grid',
  grid: '"picture text" auto "controls text" auto / minmax(0, 1.25fr) minmax(0, 1fr)',
  columnGap: 48,
  rowGap: 12,
  alignContent: 'center',
  [phone]: {
    grid: '"picture" minmax(120px, 1fr) "controls" auto "text" auto / minmax(0, 1fr)',
    rowGap: 8,
    alignContent: 'stretch',
  },
} as const;

/** The mark is beneath the image: it shows while the image loads, and when it does not arrive. */
export const slidePicture = {
  gridArea: 'picture',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  aspectRatio: '4 / 3',
  borderRadius: 'var(--r3)',
  overflow: 'hidden',
  background: 'var(--brand-soft)',
  touchAction: 'pan-y',
  [phone]: { aspectRatio: 'auto', contain: 'size' },
} as const;

/** Where the controls are, and as high, so that nothing moves when they come. */
export const slideControls = {
  gridArea: 'controls',
  justifySelf: 'center',
  minHeight: 40,
  // At 320 px seven controls of 44 px are wider than the text.
  [phone]: { minHeight: 44, marginInline: -12 },
} as const;

/** The buttons of a slide, each as wide as the other; on a phone as wide as the screen. */
export const slideButtons = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 12,
  maxWidth: 380,
  [phone]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', maxWidth: 'none' },
} as const;

/** The mark that a slide's picture is drawn over. */
export function PictureMark() {
  return <BrandMark brand={useBrand()} size={88} />;
}

/** Title and text of the screen, above what a slide offers. */
export function WelcomeText({ children }: { readonly children: ReactNode }) {
  const t = useMessages(welcomeMessages);
  const { name } = useBrand();
  return (
    <div css={text}>
      <h1>{t('welcome.title', { brand: name })}</h1>
      <p css={{ color: 'var(--ink-2)', maxWidth: 380 }}>{t('welcome.text')}</p>
      {children}
    </div>
  );
}

const text = {
  gridArea: 'text',
  display: 'grid',
  gap: 20,
  alignContent: 'center',
  [phone]: { gap: 12 },
} as const;
