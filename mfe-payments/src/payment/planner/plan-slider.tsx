import { css } from '@emotion/react';
import { useId, type Ref } from 'react';

interface PlanSliderProps {
  readonly label: string;
  /** 0 to `last`. */
  readonly position: number;
  readonly last: number;
  /** What the position means, also for screen readers. */
  readonly text: string;
  readonly onMove: (position: number) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const slider = css({
  width: '100%',
  height: 44,
  margin: 0,
  accentColor: 'var(--brand)',
  cursor: 'pointer',
  borderRadius: 'var(--r1)',
  '&:focus-visible': { outline: '2px solid var(--brand)', outlineOffset: 2 },
});

/** A slider with what it is set to above it. */
export function PlanSlider({ label, position, last, text, onMove, ref }: PlanSliderProps) {
  const id = useId();
  return (
    <div css={{ display: 'grid', gap: 4 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
        <label htmlFor={id} css={{ fontSize: 14, color: 'var(--ink-2)' }}>
          {label}
        </label>
        <span aria-hidden="true" css={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </span>
      </div>
      <input
        ref={ref}
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={position}
        aria-valuetext={text}
        disabled={last === 0}
        onChange={(event) => onMove(Number(event.target.value))}
        css={slider}
      />
    </div>
  );
}
