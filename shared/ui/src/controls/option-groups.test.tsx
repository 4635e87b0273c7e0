import { screen } from '@testing-library/react';
import { array, object, optional, string } from 'superstruct';
import { renderForm } from '../testing/form-of.tsx';
import { CheckboxGroupField } from './checkbox-group/checkbox-group-field.tsx';
import { RadioField } from './radio/radio-field.tsx';

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

describe('RadioField', () => {
  const struct = object({ who: string() });

  it('shows markup as text, skips what is disabled, and chooses by arrows', async () => {
    const { user, sent } = renderForm(struct, <RadioField name="who" label="Who" options={options} />);
    expect(screen.getByRole('radiogroup', { name: 'Who' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '<b>Ben</b>' }));
    await user.click(screen.getByRole('radio', { name: 'Dan' }));
    await user.click(save());
    expect(sent).toEqual([{ who: 'b' }]);
    await user.click(screen.getByText('Anna'));
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '<b>Ben</b>' })).toBeChecked();
  });

  it('marks the one of two with the same value that was pressed', async () => {
    const { user, sent } = renderForm(struct, <RadioField name="who" label="Who" options={options} />);
    await user.click(screen.getByRole('radio', { name: 'Ada' }));
    expect(screen.getByRole('radio', { name: 'Ada' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Anna' })).not.toBeChecked();
    await user.click(save());
    expect(sent).toEqual([{ who: 'a' }]);
  });

  it('UI-63: says that there is nothing to choose', () => {
    renderForm(struct, <RadioField name="who" label="Who" options={[]} />);
    expect(screen.getByText('No options available.')).toBeVisible();
  });
});

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
