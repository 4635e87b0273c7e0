import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';
import type { FieldProps, InputProps } from '../../form/input-props.ts';

type SearchSelectFieldProps<Value extends string> = FieldProps &
  Omit<SearchSelectProps<Value>, keyof InputProps<Value>>;

/** A field of the form to select one of many options, found by typing. */
export function SearchSelectField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: SearchSelectFieldProps<Value>) {
  const { frame, input } = useFramedField<Value>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame}>
      <SearchSelect {...input} {...rest} />
    </FieldFrame>
  );
}
