import type { Slide } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { BrandMark } from '@portal/ui';
import { useState } from 'react';
import { shellMessages } from '../../messages/shell.messages.ts';
import { slideAddress } from './slide-address.ts';
import { SlideActions } from './slide-actions.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useSlideTimer } from './use-slide-timer.ts';
import { useSwipe } from './use-swipe.ts';

/** One slide at a time, by keyboard, swipe or by itself; what moves by itself can be stopped. */
export function SlideCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useMessages(shellMessages);
  const platform = usePlatform();
  const { brand } = platform;
  const [at, setAt] = useState(0);
  const total = slides.length;
  const step = (by: number) => setAt((now) => (now + by + total) % total);
  const timer = useSlideTimer(total > 1, () => step(1));
  const swipe = useSwipe(step);
  const slide = slides[at];
  if (!slide) return null;
  const position = t('welcome.position', { number: at + 1, total });
  return (
    <section
      aria-roledescription="carousel"
      aria-label={t('welcome.label', { brand: brand.name })}
      css={layout}
      {...timer.pauseProps}
    >
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={position}
        aria-live={timer.running ? 'off' : 'polite'}
        css={picture}
        {...swipe}
      >
        <BrandMark brand={brand.key} size={88} />
        <img
          key={slide.image}
          src={slideAddress(slide.image, platform)}
          alt={position}
          draggable={false}
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
          css={image}
        />
      </div>
      <div css={{ display: 'grid', gap: 20, alignContent: 'center' }}>
        <h1>{t('welcome.title', { brand: brand.name })}</h1>
        <p css={{ color: 'var(--ink-2)', maxWidth: 380 }}>{t('welcome.text')}</p>
        <SlideActions slide={slide} />
        {total > 1 && (
          <SlideControls
            at={at}
            total={total}
            running={timer.running}
            onStep={step}
            onChoose={setAt}
            onToggle={timer.toggle}
          />
        )}
      </div>
    </section>
  );
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'center',
  '@media (max-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, alignContent: 'start' },
} as const;

/** The mark is beneath the image: it shows while the image loads, and when it does not arrive. */
const picture = {
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

const image = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 200ms',
  '@starting-style': { opacity: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;
