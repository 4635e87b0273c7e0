import { FileField } from '../../controls/file/file-field.tsx';
import { UnusableInput } from './unusable-input.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export function FileInput(props: SchemaFieldProps<'file'>) {
  const { accept, maxFiles = 1 } = props.input;
  const { uploads } = props.ports;
  if (!uploads) return <UnusableInput input={props.input} />;
  return (
    <FileField
      port={uploads}
      accept={accept}
      multiple={maxFiles > 1}
      maxFiles={maxFiles}
      {...fieldProps(props)}
    />
  );
}
