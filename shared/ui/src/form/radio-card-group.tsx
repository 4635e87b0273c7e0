import { css } from '@emotion/react';
import { useId } from 'react';
import type { Choice } from './choice.ts';

export interface RadioCardGroupProps<Value extends string> {
  /** Id of the group's error text, if there is one. */
  readonly describedBy?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Names the group where no visible text does. */
  readonly label?: string | undefined;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly invalid?: boolean;
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minHeight: 56,
  padding: '13px 16px',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r2)',
  cursor: 'pointer',
  transition: 'border-color 140ms, background-color 140ms, box-shadow 140ms',
  '&:hover': { borderColor: 'var(--line-strong)' },
  '&:has(input:checked)': {
    borderColor: 'var(--brand)',
    boxShadow: 'inset 0 0 0 1px var(--brand)',
    background: 'color-mix(in srgb, var(--brand-soft) 45%, var(--surface))',
  },
  '&:has(input:focus-visible)': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&:has(input:disabled)': { cursor: 'not-allowed', borderColor: 'var(--line)', color: 'var(--ink-3)' },
  '[aria-invalid=true] > &': { borderColor: 'var(--bad)' },
  '@media (forced-colors: active)': { '&:has(input:checked)': { outline: '2px solid Highlight' } },
});

const radio = css({
  appearance: 'none',
  width: 20,
  height: 20,
  margin: 0,
  flex: 'none',
  borderRadius: 99,
  border: '1.5px solid var(--line-strong)',
  background: 'var(--surface)',
  cursor: 'inherit',
  transition: 'border-width 120ms',
  '&:checked': { border: '6px solid var(--brand)' },
  '&:focus-visible': { outline: 'none' },
  '&:disabled': { borderColor: 'var(--line)', background: 'var(--sunken)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** Whole rows that can be tapped; the browser's radio buttons underneath, with their keys. */
export function RadioCardGroup<Value extends string>({
  name,
  value,
  onChange,
  onBlur,
  choices,
  invalid = false,
  label,
  labelledBy,
  describedBy,
}: RadioCardGroupProps<Value>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-invalid={invalid ? true : undefined}
      {...(label ? { 'aria-label': label } : {})}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      css={{ display: 'grid', gap: 8 }}
    >
      {choices.map((choice) => {
        const off = choice.disabledReason !== undefined;
        const choiceId = `${id}-${choice.value}`;
        return (
          <label key={choice.value} css={card}>
            <input
              type="radio"
              name={`${name}-${id}`}
              value={choice.value}
              checked={choice.value === value}
              disabled={off}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
              aria-labelledby={`${choiceId}-title ${choiceId}-trailing`}
              aria-describedby={`${choiceId}-note`}
              css={radio}
            />
            {choice.leading && <span css={{ opacity: off ? 0.6 : 1 }}>{choice.leading}</span>}
            <span css={{ flex: 1, minWidth: 0 }}>
              <span id={`${choiceId}-title`} css={{ display: 'block', fontWeight: 620 }}>
                {choice.title}
              </span>
              <span
                id={`${choiceId}-note`}
                css={{ display: 'block', fontSize: 14, color: off ? 'var(--ink-3)' : 'var(--ink-2)' }}
              >
                {off ? choice.disabledReason : choice.note}
              </span>
            </span>
            <span id={`${choiceId}-trailing`} css={{ fontSize: 17, fontWeight: 650, flex: 'none' }}>
              {choice.trailing}
            </span>
          </label>
        );
      })}
    </div>
  );
}
