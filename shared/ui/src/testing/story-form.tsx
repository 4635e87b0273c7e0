import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-final-form';
import { record, string, unknown } from 'superstruct';
import { Form } from '../form/form.tsx';

interface StoryFormProps {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  /** Shown as a server's errors, by field name. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

function SubmitOnce() {
  const { submit } = useForm();
  useEffect(() => void submit(), [submit]);
  return null;
}

/** The form around a story's field; it accepts any value, and sends nothing. */
export function StoryForm({ values = {}, errors, children }: StoryFormProps) {
  return (
    <div css={{ maxWidth: 480 }}>
      <Form
        struct={record(string(), unknown())}
        initialValues={values}
        keepsChanges={false}
        onSubmit={() => {
          if (errors) throw Object.assign(new Error('rejected'), { fields: errors });
        }}
      >
        {errors && <SubmitOnce />}
        {children}
      </Form>
    </div>
  );
}
