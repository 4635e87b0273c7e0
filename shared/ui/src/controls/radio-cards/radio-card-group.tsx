import { css } from '@emotion/react';
import { useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { narrowest } from '../../theme/frame.ts';
import type { Choice } from './choice.ts';
import { radioDot } from '../radio/radio-dot.styles.ts';

interface RadioCardGroupProps<Value extends string> {
  /** Id of the group's error text, if there is one. */
  readonly describedBy?: string | undefined;
  readonly labelledBy?: string | undefined;
  /** Names the group when no visible text does. */
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
  '&[data-selected]': {
    borderColor: 'var(--brand)',
    boxShadow: 'inset 0 0 0 1px var(--brand)',
    background: 'color-mix(in srgb, var(--brand-soft) 45%, var(--surface))',
  },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 2 },
  '&[data-disabled]': { cursor: 'not-allowed', borderColor: 'var(--line)', color: 'var(--ink-3)' },
  '&[data-invalid]': { borderColor: 'var(--bad)' },
  '@media (forced-colors: active)': { '&[data-selected]': { outline: '2px solid Highlight' } },
  [narrowest]: { flexWrap: 'wrap' },
});

const titleStyles = css({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  [narrowest]: { flexBasis: 96 },
});

/** Radio buttons as cards that can be tapped anywhere. */
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
    <RadioGroup
      name={`${name}-${id}`}
      value={value ?? null}
      onChange={(next) => {
        const selected = choices.find((choice) => choice.value === next);
        if (selected) onChange(selected.value);
      }}
      isInvalid={invalid}
      validationBehavior="aria"
      {...(onBlur ? { onBlur } : {})}
      {...(label ? { 'aria-label': label } : {})}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : {})}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}
    >
      {choices.map((choice) => {
        const off = choice.disabledReason !== undefined;
        const choiceId = `${id}-${choice.value}`;
        return (
          <Radio
            key={choice.value}
            value={choice.value}
            isDisabled={off}
            aria-labelledby={`${choiceId}-title ${choiceId}-trailing`}
            aria-describedby={`${choiceId}-note`}
            css={card}
          >
            <span css={radioDot} />
            {choice.leading && <span css={{ opacity: off ? 0.6 : 1 }}>{choice.leading}</span>}
            <span dir="auto" css={titleStyles}>
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
            <span
              id={`${choiceId}-trailing`}
              css={{ fontSize: 17, fontWeight: 650, flex: 'none', marginInlineStart: 'auto' }}
            >
              {choice.trailing}
            </span>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
