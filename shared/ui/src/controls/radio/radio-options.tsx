import { css } from '@emotion/react';
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { isLeaf, optionRows, rowOfValue, type PressedOption, type SelectOption } from '../options/option.ts';
import { radioDot } from './radio-dot.styles.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { InputProps } from '../../form/input-props.ts';

export interface RadioOptionsProps<Value extends string> extends InputProps<Value> {
  readonly options: readonly SelectOption<Value>[];
  /** One below the other, or side by side where they fit. */
  readonly direction?: 'column' | 'row' | undefined;
}

const item = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 32,
  paddingBlock: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& > :first-of-type': { marginTop: 2 },
  '&[data-disabled]': { color: 'var(--ink-3)', cursor: 'not-allowed' },
});

const focusRing = css({
  '[data-focus-visible] > &': { outline: '2px solid var(--brand)', outlineOffset: 2 },
});

/** Radio buttons for a few options, all visible. Use RadioCards for options that need a line of explanation. */
export function RadioOptions<Value extends string>({
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  options,
  direction = 'column',
  disabled = false,
  required = false,
  error,
  help,
}: RadioOptionsProps<Value>) {
  const t = useUiMessages();
  const [pressed, setPressed] = useState<PressedOption>();
  const rows = optionRows(options).filter(isLeaf);
  if (rows.length === 0) return <p css={{ color: 'var(--ink-2)' }}>{t('optionsNone')}</p>;
  return (
    <RadioGroup
      id={id}
      value={rowOfValue(rows, value, pressed)?.key ?? null}
      onChange={(key) => {
        const row = rows.find((each) => each.key === key);
        if (!row) return;
        setPressed({ key, value: row.option.value, text: row.text });
        onChange(row.option.value);
      }}
      orientation={direction === 'row' ? 'horizontal' : 'vertical'}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      aria-labelledby={labelId(id)}
      {...(onBlur ? { onBlur } : {})}
      {...(onFocus ? { onFocus } : {})}
      {...describedBy(id, help, error)}
      css={{ display: 'flex', flexDirection: direction, flexWrap: 'wrap', gap: '4px 24px' }}
    >
      {rows.map((row) => (
        <Radio key={row.key} value={row.key} isDisabled={row.disabled} css={item}>
          <span css={[radioDot, focusRing]} />
          <span dir="auto">{row.text}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
