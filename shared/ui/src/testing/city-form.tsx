import { object, optional, string } from 'superstruct';
import { TextField } from '../controls/text-field/text-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';

/** A small form for the overlays that ask before changes are lost. */
export function CityForm() {
  return (
    <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
      <TextField name="city" label="City" optional />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
