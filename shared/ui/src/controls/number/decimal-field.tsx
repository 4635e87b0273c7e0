import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { useCoreMessages } from '../../messages/use-core-messages.ts';
import { DecimalInput, type DecimalInputProps, type DecimalValue } from './decimal-input.tsx';
import { decimalText, readDecimal } from './decimal-text.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { useLimits } from './use-limits.ts';

export interface DecimalFieldProps
  extends
    FieldProps,
    Pick<DecimalInputProps, 'min' | 'max' | 'step' | 'places' | 'placeholder' | 'leading' | 'trailing'> {
  /** Shown after a limit: `%`. */
  readonly unit?: string;
}

/** A field of the form for a number, with messages about its limits. */
export function DecimalField({
  name,
  label,
  help,
  optional,
  disabled,
  unit = '',
  ...rest
}: DecimalFieldProps) {
  const t = useCoreMessages();
  const { min, max, places } = rest;
  const outside = useLimits({ min, max, text: (limit) => decimalText(limit, places) + unit });
  const { frame, input } = useFramedField<DecimalValue>({
    name,
    label,
    help,
    optional,
    disabled,
    problem: (value) => {
      if (typeof value === 'string') {
        return t(readDecimal(value, places).type === 'too-long' ? 'numberLong' : 'ruleNumeric');
      }
      return typeof value === 'number' ? outside(value) : undefined;
    },
  });
  return (
    <FieldFrame {...frame}>
      <DecimalInput {...input} name={name} {...rest} />
    </FieldFrame>
  );
}
