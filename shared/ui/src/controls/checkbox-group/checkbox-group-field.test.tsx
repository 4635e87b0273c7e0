import { screen } from '@testing-library/react';
import { array, object, optional, string } from 'superstruct';
import { CheckboxGroupField } from './checkbox-group-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const options = [
  { value: 'a', text: 'Anna' },
  { value: 'b', text: '<b>Ben</b>' },
  { value: 'a', text: 'Ada' },
  { value: 'd', text: 'Dan', disabled: true },
];
const save = () => screen.getByRole('button', { name: 'Save' });
const errors = jest.spyOn(console, 'error');

beforeEach(() => errors.mockClear());
afterEach(() => expect(errors).not.toHaveBeenCalled());

describe('CheckboxGroupField', () => {
  const struct = object({ who: optional(array(string())) });

  it('gives the values in the order of the options, and nothing when none is left', async () => {
    const { user, sent } = renderForm(
      struct,
      <CheckboxGroupField name="who" label="Who" options={options} optional />,
    );
    expect(screen.getByRole('group', { name: /Who/ })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: '<b>Ben</b>' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ada' }));
    expect(screen.getByRole('checkbox', { name: 'Anna' })).not.toBeChecked();
    await user.click(save());
    await user.click(screen.getByRole('checkbox', { name: '<b>Ben</b>' }));
    await user.click(screen.getByRole('checkbox', { name: 'Ada' }));
    await user.click(save());
    expect(sent).toEqual([{ who: ['a', 'b'] }, {}]);
  });
});
