import { MoneyField } from '../../controls/money/money-field.tsx';
import { NumberField } from '../../controls/number/number-field.tsx';
import { PercentageField } from '../../controls/percentage/percentage-field.tsx';
import { TimecodeField } from '../../controls/timecode/timecode-field.tsx';
import type { SchemaInputOf } from '../schema/schema-input.ts';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

interface NumberProps {
  readonly name: string;
  readonly input: SchemaInputOf<'number' | 'percentage' | 'money' | 'timecode'>;
}

function numberProps({ name, input }: NumberProps) {
  return { ...fieldProps({ name, input }), min: input.min, max: input.max };
}

export const NumberInput = (props: SchemaFieldProps<'number'>) => <NumberField {...numberProps(props)} />;
export const PercentageInput = (props: SchemaFieldProps<'percentage'>) => (
  <PercentageField {...numberProps(props)} />
);
export const MoneyInput = (props: SchemaFieldProps<'money'>) => <MoneyField {...numberProps(props)} />;
export const TimecodeInput = (props: SchemaFieldProps<'timecode'>) => (
  <TimecodeField {...numberProps(props)} />
);
