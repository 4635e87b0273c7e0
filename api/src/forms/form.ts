import type { FormInput, FormSchema, FormValues } from '@portal/api-contract';

/** A form that the backend describes (docs/schema-forms.md). A model comes as it was sent, of any types. */
export interface Form {
  readonly texts: Pick<FormSchema, 'title' | 'description' | 'submit_text'>;
  /** The inputs, with the options that they have for what is filled in. */
  inputs(model: FormValues): readonly FormInput[];
  /** The values of the form when it is opened. */
  readonly opening: FormValues;
  /** The values that follow from others, by input. */
  computed(model: FormValues): FormValues;
  /** Shown with the inputs, and no input by the contract: what a portal does about it is seen in the demo. */
  readonly unreadable?: readonly unknown[];
}
