import type { Slide } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { useState } from 'react';
import { welcomeMessages } from '../../messages/welcome.messages.ts';
import { slideAddress } from './slide-address.ts';
import { PictureMark, slideLayout, slidePicture, WelcomeText } from './slide-layout.tsx';
import { SlideActions } from './slide-actions.tsx';
import { SlideControls } from './slide-controls.tsx';
import { useSlideTimer } from './use-slide-timer.ts';
import { useSwipe } from './use-swipe.ts';

/** One slide at a time, by keyboard, swipe or by itself; what moves by itself can be stopped. */
export function SlideCarousel({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useMessages(welcomeMessages);
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
      css={slideLayout}
      {...timer.pauseProps}
    >
      <div
        role="group"
        aria-roledescription="slide"
        aria-label={position}
        aria-live={timer.running ? 'off' : 'polite'}
        css={slidePicture}
        {...swipe}
      >
        <PictureMark />
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
      <WelcomeText>
        <SlideActions slide={slide} />
      </WelcomeText>
    </section>
  );
}

const image = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 200ms',
  '@starting-style': { opacity: 0 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;
