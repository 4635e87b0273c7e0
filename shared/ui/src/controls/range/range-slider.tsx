import { css } from '@emotion/react';
import { useLayoutEffect, useRef } from 'react';
import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';
import { fitRange, moveEnd, type RangeLimits, type RangeValue } from './range-value.ts';

export interface RangeSliderProps extends Omit<InputProps<RangeValue>, 'onChange' | 'onFocus'>, RangeLimits {
  /** Formats a position: `Jan 2026`; the number by default. */
  readonly valueText?: ((position: number) => string) | undefined;
  readonly onChange: (value: RangeValue) => void;
}

const track = css({
  position: 'relative',
  height: 28,
  // At the ends of the track, half of each thumb is outside.
  marginInline: 14,
  cursor: 'pointer',
  // The library positions its thumbs from the left, whatever the page's direction.
  direction: 'ltr',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: -14,
    top: 11,
    height: 6,
    borderRadius: 9,
    background: 'color-mix(in srgb, var(--ink) 12%, transparent)',
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
});

const fill = css({
  position: 'absolute',
  top: 11,
  height: 6,
  background: 'var(--brand)',
  forcedColorAdjust: 'none',
});

const thumb = css({
  top: '50%',
  width: 28,
  height: 28,
  borderRadius: 99,
  background: 'var(--surface)',
  border: '2px solid var(--brand)',
  boxShadow: '0 1px 3px rgba(0, 0, 0, .16)',
  transition: 'background-color 140ms',
  '&[data-hovered], &[data-dragging]': { background: 'var(--brand-soft)' },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&[data-disabled]': { borderColor: 'var(--line-strong)' },
  '[data-invalid] &': { borderColor: 'var(--bad)' },
});

interface EndThumbProps {
  readonly index: number;
  readonly label: string;
  readonly text: string;
  /** Id of the text that names the slider. */
  readonly labelledBy: string;
  readonly onBlur: (() => void) | undefined;
}

function EndThumb({ index, label, text, labelledBy, onBlur }: EndThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // The library announces a position as a number only and names a thumb after everything in the slider. It writes both
  // again with each change.
  useLayoutEffect(() => {
    const element = input.current;
    element?.setAttribute('aria-valuetext', text);
    element?.setAttribute('aria-labelledby', `${element.id} ${labelledBy}`);
  });
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      aria-label={label}
      {...(onBlur ? { onBlur } : {})}
      css={thumb}
    />
  );
}

/** Selects a range with two thumbs; arrows, Page Up and Page Down, Home and End move one. */
export function RangeSlider({
  id,
  value,
  onChange,
  onBlur,
  min,
  max,
  minSpan,
  maxSpan,
  valueText = String,
  disabled = false,
  error,
  help,
}: RangeSliderProps) {
  const t = useUiMessages();
  const limits = { min, max, minSpan, maxSpan };
  const span = fitRange(value ?? [min, max], limits);
  /** The library's last value: while a thumb is dragged, the library does not know that the other one moves along. */
  const last = useRef<readonly number[] | null>(null);
  return (
    <Slider
      id={id}
      value={[...span]}
      onChange={(positions: number[]) => {
        const [from = min, to = max] = positions;
        const before = last.current ?? span;
        last.current = positions;
        const end = from === before[0] ? 'to' : 'from';
        const next = moveEnd(end, end === 'to' ? to : from, span, limits);
        if (next[0] !== value?.[0] || next[1] !== value[1]) onChange(next);
      }}
      onChangeEnd={() => {
        last.current = null;
      }}
      minValue={min}
      maxValue={Math.max(min, max)}
      step={1}
      isDisabled={disabled}
      aria-labelledby={labelId(id)}
      {...describedBy(id, help, error)}
      {...(error ? { 'data-invalid': true } : {})}
      css={{ display: 'grid', gap: 6, minWidth: 0 }}
    >
      <SliderOutput css={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        <span dir="auto">{t('rangeValue', { from: valueText(span[0]), to: valueText(span[1]) })}</span>
      </SliderOutput>
      <SliderTrack css={track}>
        <SliderFill css={fill} style={{ height: 6 }} />
        {(['rangeFrom', 'rangeTo'] as const).map((end, index) => (
          <EndThumb
            key={end}
            index={index}
            label={t(end)}
            text={valueText(span[index] ?? min)}
            labelledBy={labelId(id)}
            onBlur={onBlur}
          />
        ))}
      </SliderTrack>
    </Slider>
  );
}
