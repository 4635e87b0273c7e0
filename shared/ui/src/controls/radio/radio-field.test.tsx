import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { RadioField } from './radio-field.tsx';
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

describe('RadioField', () => {
  const struct = object({ who: string() });

  it('shows markup as text, skips what is disabled, and selects by arrows', async () => {
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

  it('UI-63: says that there is nothing to select', () => {
    renderForm(struct, <RadioField name="who" label="Who" options={[]} />);
    expect(screen.getByText('No options available.')).toBeVisible();
  });
});
