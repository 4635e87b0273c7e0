import type { ReactNode } from 'react';
import type { Struct } from 'superstruct';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { renderUi } from './render-ui.tsx';

/** Renders fields in a form with a button `Save`; `sent` has the values of each submit. */
export function renderForm<Values extends object>(
  struct: Struct<Values, unknown>,
  fields: ReactNode,
  initialValues?: { readonly [Key in keyof Values]?: Values[Key] | undefined },
) {
  const sent: Values[] = [];
  const rendered = renderUi(
    <Form
      struct={struct}
      onSubmit={(values) => void sent.push(values)}
      {...(initialValues ? { initialValues } : {})}
    >
      {fields}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  return { sent, ...rendered };
}
