import type { FieldProps } from '../../form/input-props.ts';
import { useLimits } from '../number/use-limits.ts';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { moneyText } from '../../typography/money-text.ts';
import { FieldFrame } from '../../form/field-frame.tsx';
import { readMoney } from './read-money.ts';
import { TextInput, type TextInputProps } from '../text-field/text-input.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { useTypedText } from '../text-field/use-typed-text.ts';

interface MoneyFieldProps extends FieldProps, Pick<TextInputProps, 'autoFocus'> {
  /** Cents. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Integer cents; while the text can't be parsed, the value is that text, which every struct of numbers rejects. */
type MoneyValue = number | string;

const plain = (cents: number) => moneyText(cents).replace('$', '');

/** A field of the form for an amount in dollars. Name the limits in `help`: `From $84.20 to $612.40`. */
export function MoneyField({ name, label, help, optional, disabled, min, max, ...rest }: MoneyFieldProps) {
  const t = useCoreMessages();
  const outside = useLimits({ min, max, text: moneyText });
  const { frame, input } = useFramedField<MoneyValue>({
    name,
    label,
    help,
    optional,
    disabled,
    problem: (value) => {
      if (typeof value !== 'string') return typeof value === 'number' ? outside(value) : undefined;
      const read = readMoney(value);
      return read.type === 'fraction' ? t('moneyFraction', { example: read.nearest }) : t('moneyInvalid');
    },
  });
  const written = typeof input.value === 'number' ? plain(input.value) : (input.value ?? '');
  const { text, setTyped, ...events } = useTypedText(written, input);
  return (
    <FieldFrame {...frame}>
      <TextInput
        {...input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        leading="$"
        value={text}
        onChange={(next) => {
          setTyped(next);
          const read = readMoney(next);
          input.onChange(read.type === 'amount' ? read.cents : read.type === 'empty' ? undefined : next);
        }}
        {...events}
        css={{ maxWidth: 280 }}
        {...rest}
      />
    </FieldFrame>
  );
}
