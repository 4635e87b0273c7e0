import { useState, type ReactNode } from 'react';
import { useLimits } from '../inputs/use-limits.ts';
import { useCoreTexts } from '../texts/use-core-texts.ts';
import { moneyText } from '../type/money-text.ts';
import { FieldFrame } from './field-frame.tsx';
import { readMoney } from './money-input.ts';
import { TextInput } from './text-input.tsx';
import { useFormField } from './use-form-field.ts';

interface MoneyFieldProps {
  readonly name: string;
  readonly label: string;
  /** Say the limits here: `From $84.20 to $612.40`. */
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Cents. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly autoFocus?: boolean;
}

/** The form's value is integer cents; while the text cannot be read it is that text, which no struct of numbers takes. */
type MoneyValue = number | string;

const plain = (cents: number) => moneyText(cents).replace('$', '');

/** An amount in dollars, as people type it. */
export function MoneyField({ name, label, help, optional = false, min, max, ...rest }: MoneyFieldProps) {
  const t = useCoreTexts();
  const outside = useLimits({ min, max, text: moneyText });
  const field = useFormField<MoneyValue>({
    name,
    label,
    problem: (value) => {
      if (typeof value !== 'string') return typeof value === 'number' ? outside(value) : undefined;
      const read = readMoney(value);
      return read.kind === 'fraction' ? t('moneyFraction', { example: read.nearest }) : t('moneyInvalid');
    },
  });
  const [typed, setTyped] = useState<string | null>(null);
  const kept = typeof field.value === 'number' ? plain(field.value) : (field.value ?? '');
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <TextInput
        id={field.id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        leading="$"
        value={typed ?? kept}
        onChange={(text) => {
          setTyped(text);
          const read = readMoney(text);
          field.change(read.kind === 'amount' ? read.cents : read.kind === 'empty' ? undefined : text);
        }}
        onFocus={() => {
          setTyped(kept);
          field.focus();
        }}
        onBlur={() => {
          setTyped(null);
          field.blur();
        }}
        required={!optional}
        error={field.error}
        help={help}
        css={{ maxWidth: 280 }}
        {...rest}
      />
    </FieldFrame>
  );
}
