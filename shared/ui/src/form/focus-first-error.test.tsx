import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { any, record, string } from 'superstruct';
import { CheckboxGroupField } from '../controls/checkbox-group/checkbox-group-field.tsx';
import { MaskedField } from '../controls/masked/masked-field.tsx';
import { RadioField } from '../controls/radio/radio-field.tsx';
import { RangeField } from '../controls/range/range-field.tsx';
import { RatingField } from '../controls/rating/rating-field.tsx';
import { TextAreaField } from '../controls/text-area/text-area-field.tsx';
import { TimecodeField } from '../controls/timecode/timecode-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { CheckboxField } from '../controls/checkbox/checkbox-field.tsx';
import { DateField } from '../controls/date/date-field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from '../controls/password/password-field.tsx';
import { RadioCards } from '../controls/radio-cards/radio-cards.tsx';
import { SelectField } from '../controls/select/select-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { SwitchField } from '../controls/switch/switch-field.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';

const options = [
  { value: 'a', text: 'Anna', title: 'Anna' },
  { value: 'b', text: 'Ben', title: 'Ben' },
];

it.each<[string, ReactNode, unknown, () => HTMLElement]>([
  ['text', <TextField name="x" label="X" />, 'a', () => screen.getByRole('textbox', { name: 'X' })],
  ['password', <PasswordField name="x" label="X" />, 'a', () => screen.getByLabelText('X')],
  ['text area', <TextAreaField name="x" label="X" />, 'a', () => screen.getByRole('textbox', { name: 'X' })],
  ['date', <DateField name="x" label="X" />, '2026-12-04', () => screen.getByRole('textbox', { name: 'X' })],
  ['timecode', <TimecodeField name="x" label="X" />, 5, () => screen.getByRole('textbox', { name: 'X' })],
  ['masked', <MaskedField name="x" label="X" type="ssn" />, '1', () => screen.getByLabelText('X')],
  [
    'select',
    <SelectField name="x" label="X" options={options} />,
    'a',
    () => screen.getByRole('button', { name: /X/ }),
  ],
  ['checkbox', <CheckboxField name="x" label="X" />, true, () => screen.getByRole('checkbox')],
  ['switch', <SwitchField name="x" label="X" />, true, () => screen.getByRole('switch')],
  [
    'checkboxes',
    <CheckboxGroupField name="x" label="X" options={options} />,
    ['b'],
    () => screen.getByRole('checkbox', { name: 'Anna' }),
  ],
  [
    'radios',
    <RadioField name="x" label="X" options={options} />,
    'b',
    () => screen.getByRole('radio', { name: 'Ben' }),
  ],
  [
    'unchosen radios',
    <RadioField name="x" label="X" options={options} />,
    '',
    () => screen.getByRole('radio', { name: 'Anna' }),
  ],
  [
    'cards',
    <RadioCards name="x" label="X" choices={options} />,
    'b',
    () => screen.getByRole('radio', { name: 'Ben' }),
  ],
  ['stars', <RatingField name="x" label="X" />, 3, () => screen.getByRole('radio', { name: '3 of 5 stars' })],
  [
    'range',
    <RangeField name="x" label="X" min={0} max={9} />,
    [0, 5],
    () => screen.getByRole('slider', { name: /From/ }),
  ],
])('a failed submit focuses the invalid %s field', async (_kind, field, value, target) => {
  const { user } = renderUi(
    <Form
      struct={record(string(), any())}
      initialValues={{ first: 'fine', x: value }}
      onSubmit={() => Promise.reject(Object.assign(new Error(), { fields: { x: ['is rejected'] } }))}
    >
      <TextField name="first" label="First" />
      {field}
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(target()).toHaveFocus());
  expect(screen.getByText('is rejected')).toBeVisible();
});
