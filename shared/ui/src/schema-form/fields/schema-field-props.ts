import type { ReactNode } from 'react';
import type { FieldProps } from '../../form/input-props.ts';
import type { InputType, ParsedInput, SchemaInputOf } from '../schema/schema-input.ts';
import type { SchemaPorts } from '../schema/schema-ports.ts';

export interface SchemaFieldProps<Type extends InputType = InputType> {
  /** The form's name of the input. */
  readonly name: string;
  readonly input: SchemaInputOf<Type>;
  readonly ports: SchemaPorts;
  /** Draws the inputs of an item; their names in the form begin with `within`. */
  readonly draw: (inputs: readonly ParsedInput[], within: string) => ReactNode;
}

/** Returns the common props of every field of the kit for an input. */
export function fieldProps({ name, input }: Pick<SchemaFieldProps, 'name' | 'input'>) {
  return {
    name,
    label: input.label,
    help: input.help,
    optional: !input.required,
    disabled: input.disabled ?? false,
  } satisfies FieldProps;
}
