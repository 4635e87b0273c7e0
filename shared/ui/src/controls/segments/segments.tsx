import { css } from '@emotion/react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { phone } from '../../theme/frame.ts';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly {
    readonly value: Value;
    readonly text: string;
    /** A BCP 47 tag, where the text is of another language than the page. */
    readonly lang?: string;
  }[];
}

const group = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  gap: 2,
  padding: 3,
  borderRadius: 'var(--r2)',
  background: 'var(--sunken)',
});

const segment = css({
  position: 'relative',
  minHeight: 34,
  [phone]: { minHeight: 44 },
  display: 'grid',
  placeItems: 'center',
  padding: '4px 16px',
  borderRadius: 7,
  color: 'var(--ink-2)',
  fontSize: 15,
  fontWeight: 550,
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  '&[data-hovered]': { color: 'var(--ink)' },
  '&[data-selected]': {
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: '0 0 0 1px var(--line), 0 1px 2px rgba(0, 0, 0, .14)',
  },
  '&[data-focus-visible]': { outline: '2px solid var(--brand)', outlineOffset: 1 },
  '@media (forced-colors: active)': { '&[data-selected]': { outline: '2px solid Highlight' } },
});

/** Selects one of two or three options, side by side. */
export function Segments<Value extends string>({ label, value, onChange, choices }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(next) => {
        const choice = choices.find((each) => each.value === next);
        if (choice && choice.value !== value) onChange(choice.value);
      }}
      css={group}
    >
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} css={segment}>
          <span lang={choice.lang}>{choice.text}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
