import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { UsernameField } from './username-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('UsernameField', () => {
  it('UI-20: rejects all but letters, digits and underscores', async () => {
    const { user } = renderForm(struct, <UsernameField name="value" label="Value" />);
    await user.type(box(), 'maria-b');
    await user.tab();
    expect(box()).toHaveAccessibleDescription('must be letters, digits and underscores');
    await user.clear(box());
    await user.type(box(), 'Maria_27');
    expect(save()).toBeEnabled();
    expect(box()).toHaveAttribute('autocomplete', 'username');
  });
});
