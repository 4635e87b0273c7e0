import { screen, waitFor } from '@testing-library/react';
import { boolean, type Infer, literal, object, optional, string } from 'superstruct';
import { CheckboxField } from '../checkbox/checkbox-field.tsx';
import { SelectField } from './select-field.tsx';
import { SwitchField } from '../switch/switch-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { SubmitButton } from '../../form/submit-button.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('a form sends the values of a select, a checkbox and a switch', async () => {
  const struct = object({ state: string(), agree: literal(true), news: optional(boolean()) });
  const onSubmit = jest.fn<void, [Infer<typeof struct>]>();
  const { user } = renderUi(
    <Form struct={struct} onSubmit={onSubmit}>
      <SelectField name="state" label="State" options={[{ value: 'GA', text: 'Georgia' }]} />
      <CheckboxField name="agree" label="The terms">
        I agree to the terms
      </CheckboxField>
      <SwitchField name="news" label="News" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('Still needed: State, The terms');
  await user.click(screen.getByRole('button', { name: 'Choose State' }));
  await user.click(screen.getByRole('option', { name: 'Georgia' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the terms' }));
  await user.click(screen.getByRole('switch', { name: 'News' }));
  await user.click(save);
  expect(onSubmit).toHaveBeenCalledWith({ state: 'GA', agree: true, news: true });
});

it('a failed submit moves the focus to the select that is wrong', async () => {
  const { user } = renderUi(
    <Form
      struct={object({ city: optional(string()), state: string() })}
      onSubmit={() => Promise.reject(Object.assign(new Error(), { fields: { state: ['is unknown'] } }))}
      initialValues={{ state: 'GA' }}
    >
      <TextField name="city" label="City" />
      <SelectField name="state" label="State" options={[{ value: 'GA', text: 'Georgia' }]} />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const state = screen.getByRole('button', { name: 'Georgia State' });
  await waitFor(() => expect(state).toHaveFocus());
  expect(state).toHaveAccessibleDescription('is unknown');
});
