import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../button/button.tsx';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { StarIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';

export interface RatingProps extends InputProps<number> {
  /** 5 by default (UI-74). */
  readonly stars?: number | undefined;
}

const star = css({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'var(--r2)',
  color: 'var(--line-strong)',
  cursor: 'pointer',
  transition: 'color 120ms',
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: -2 },
  '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
  '[data-invalid] > * > &': { color: 'var(--bad)' },
});

const lit = css({
  color: 'var(--brand)',
  '[data-invalid] > * > &': { color: 'var(--brand)' },
  '& > svg': { fill: 'currentColor' },
  '@media (forced-colors: active)': { color: 'Highlight' },
});

/** Selects a number of stars; the arrow keys select. An optional rating can be cleared. */
export function Rating({
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  disabled = false,
  required = false,
  stars = 5,
  error,
  help,
}: RatingProps) {
  const t = useUiMessages();
  const group = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const places = Array.from({ length: stars }, (_, index) => index + 1);
  const shown = hovered ?? value ?? 0;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <RadioGroup
        ref={group}
        id={id}
        value={value === undefined ? null : String(value)}
        onChange={(place) => onChange(Number(place))}
        orientation="horizontal"
        isDisabled={disabled}
        isRequired={required}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        aria-labelledby={labelId(id)}
        {...(onBlur ? { onBlur } : {})}
        {...(onFocus ? { onFocus } : {})}
        {...describedBy(id, help, error)}
      >
        <div css={{ display: 'flex', flexWrap: 'wrap', marginInline: -8 }}>
          {places.map((place) => (
            <Radio
              key={place}
              value={String(place)}
              aria-label={t('ratingStars', { count: place, max: stars })}
              onHoverChange={(over) => setHovered(over ? place : null)}
              css={[star, place <= shown && lit]}
            >
              <StarIcon size={28} />
            </Radio>
          ))}
        </div>
      </RadioGroup>
      {!required && (
        <Button
          variant="quiet"
          size="s"
          disabled={disabled || value === undefined}
          onClick={() => {
            onChange(undefined);
            group.current?.querySelector('input')?.focus();
          }}
        >
          {t('ratingClear')}
        </Button>
      )}
    </div>
  );
}
