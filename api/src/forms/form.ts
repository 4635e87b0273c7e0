import type { FormInput, FormSchema, FormValues } from '@portal/api-contract';

/** A form that the backend describes (docs/schema-forms.md). The values of a model have any type, as they were sent. */
export interface Form {
  /** Title, description and label of the submit button. */
  readonly texts: Pick<FormSchema, 'title' | 'description' | 'submit_text'>;
  /** Returns the inputs, with the options that follow from the model. */
  inputs(model: FormValues): readonly FormInput[];
  /** The values of the form when it is opened. */
  readonly opening: FormValues;
  /** Returns the values that follow from others, by input. */
  computed(model: FormValues): FormValues;
  /** Sent with the inputs although they break the contract, to show how a portal handles it. */
  readonly unreadable?: readonly unknown[];
}
