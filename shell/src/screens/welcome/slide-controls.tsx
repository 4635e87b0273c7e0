import { useMessages } from '@portal/platform';
import { ChevronLeftIcon, ChevronRightIcon } from '@portal/ui/icons';
import { phone } from '@portal/ui/theme';
import type { KeyboardEvent, ReactNode } from 'react';
import { welcomeMessages } from '../../messages/welcome.messages.ts';
import { slideControls } from './slide-layout.tsx';

interface SlideControlsProps {
  readonly at: number;
  readonly total: number;
  readonly running: boolean;
  readonly onStep: (by: number) => void;
  readonly onChoose: (at: number) => void;
  readonly onToggle: () => void;
}

/** Previous, a dot per slide, next, and pause. */
export function SlideControls({ at, total, running, onStep, onChoose, onToggle }: SlideControlsProps) {
  const t = useMessages(welcomeMessages);
  const keys = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onStep(-1);
      if (key === 'ArrowRight') onStep(1);
    },
  };
  return (
    <div
      role="group"
      aria-label={t('welcome.controls')}
      css={[
        slideControls,
        { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, [phone]: { gap: 0 } },
      ]}
    >
      <Control {...keys} label={t('welcome.previous')} onPress={() => onStep(-1)}>
        <ChevronLeftIcon />
      </Control>
      {Array.from({ length: total }, (_, slide) => (
        <Control
          {...keys}
          key={slide}
          label={t('welcome.position', { number: slide + 1, total })}
          current={slide === at}
          onPress={() => onChoose(slide)}
          narrow
        >
          <span css={[dot, slide === at && currentDot]} />
        </Control>
      ))}
      <Control {...keys} label={t('welcome.next')} onPress={() => onStep(1)}>
        <ChevronRightIcon />
      </Control>
      <Control {...keys} label={t(running ? 'welcome.pause' : 'welcome.play')} onPress={onToggle}>
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <path d={running ? 'M6 5h2.5v10H6zM11.5 5H14v10h-2.5z' : 'M7 4.8v10.4L15 10z'} />
        </svg>
      </Control>
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
  readonly current?: boolean;
  readonly narrow?: boolean;
}

function Control({ label, onPress, onKeyDown, children, current = false, narrow = false }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(current ? { 'aria-current': true } : {})}
      onClick={onPress}
      onKeyDown={onKeyDown}
      css={[button, narrow && { width: 'auto', minWidth: 24, padding: '0 6px', [phone]: { minWidth: 44 } }]}
    >
      {children}
    </button>
  );
}

const button = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: 'var(--r2)',
  background: 'none',
  color: 'var(--ink-2)',
  cursor: 'pointer',
  [phone]: { minWidth: 44, height: 44 },
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
} as const;

const dot = {
  display: 'block',
  width: 8,
  height: 8,
  borderRadius: 8,
  background: 'var(--line-strong)',
  transition: 'width 160ms',
  '@media (forced-colors: active)': { background: 'ButtonText' },
} as const;

const currentDot = {
  width: 20,
  background: 'var(--brand)',
  '@media (forced-colors: active)': { background: 'Highlight' },
} as const;
