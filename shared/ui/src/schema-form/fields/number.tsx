import { MoneyField } from '../../form/money-field.tsx';
import { NumberField } from '../../inputs/number-field.tsx';
import { PercentageField } from '../../inputs/percentage-field.tsx';
import { TimecodeField } from '../../inputs/timecode-field.tsx';
import type { SchemaInputOf } from '../schema-input.ts';
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
