import { useState } from 'react';
import { FieldFrame } from '../../form/field-frame.tsx';
import { useSubmitBlocker } from '../../form/form-context.ts';
import { useFormField } from '../../form/use-form-field.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { FileUpload, type FileUploadProps } from './file-upload.tsx';
import type { UploadedFile } from '../../upload/uploaded-file.ts';

type FileFieldProps = FieldProps &
  Pick<FileUploadProps, 'port' | 'accept' | 'multiple' | 'maxFiles' | 'atOnce'>;

/**
 * A field of the form for files; its value is the list of uploaded files. The form can't be sent while files are
 * uploading.
 */
export function FileField({ name, label, help, optional = false, disabled, ...rest }: FileFieldProps) {
  const t = useUiMessages();
  const field = useFormField<readonly UploadedFile[]>({ name, label, choice: true });
  const [busy, setBusy] = useState(false);
  useSubmitBlocker(busy ? t('uploadBusy') : null);
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional} group>
      <FileUpload
        id={field.id}
        value={field.value ?? undefined}
        onChange={(files) => {
          field.change(files);
          field.blur();
        }}
        onBusyChange={setBusy}
        disabled={disabled}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
