import { useState } from 'react';
import { describedBy, labelId } from '../../form/field-frame.tsx';
import { isLeaf, optionRows, rowOfValue, type PressedOption, type SelectOption } from '../options/option.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { InputProps } from '../../form/input-props.ts';

export interface CheckboxOptionsProps<Value extends string> extends InputProps<readonly Value[]> {
  readonly options: readonly SelectOption<Value>[];
  readonly direction?: 'column' | 'row' | undefined;
}

/** Checkboxes for a few options, all visible; the values keep the order of the options. */
export function CheckboxOptions<Value extends string>({
  id,
  value = [],
  onChange,
  onBlur,
  options,
  direction = 'column',
  disabled = false,
  error,
  help,
}: CheckboxOptionsProps<Value>) {
  const t = useUiMessages();
  const [pressed, setPressed] = useState<ReadonlyMap<string, PressedOption>>(new Map());
  const rows = optionRows(options).filter(isLeaf);
  if (rows.length === 0) return <p css={{ color: 'var(--ink-2)' }}>{t('optionsNone')}</p>;
  const checkedKeys = new Set(value.map((each) => rowOfValue(rows, each, pressed.get(each))?.key));
  const toggle = (row: (typeof rows)[number], checked: boolean) => {
    const { value: own } = row.option;
    if (checked) setPressed(new Map(pressed).set(own, { key: row.key, value: own, text: row.text }));
    const others = value.filter((each) => each !== own);
    const known = rows.map((each) => each.option.value);
    const next = checked ? [...others, own].sort((a, b) => known.indexOf(a) - known.indexOf(b)) : others;
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={labelId(id)}
      {...describedBy(id, help, error)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
      css={{ display: 'flex', flexDirection: direction, flexWrap: 'wrap', gap: '12px 24px' }}
    >
      {rows.map((row) => (
        <Checkbox
          key={row.key}
          checked={checkedKeys.has(row.key)}
          onChange={(checked) => toggle(row, checked)}
          disabled={disabled || row.disabled}
          invalid={error !== undefined}
        >
          <span dir="auto">{row.text}</span>
        </Checkbox>
      ))}
    </div>
  );
}
