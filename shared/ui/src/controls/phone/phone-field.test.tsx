import { screen } from '@testing-library/react';
import { object, optional, string } from 'superstruct';
import { PhoneField } from './phone-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('PhoneField', () => {
  it('UI-18: keeps a plus and digits, and rejects too few of them', async () => {
    const { user, sent } = renderForm(struct, <PhoneField name="value" label="Value" />);
    await user.type(box(), '+1 (5)');
    await user.tab();
    expect(box()).toHaveValue('+15');
    expect(box()).toHaveAccessibleDescription('must be a phone number');
    await user.type(box(), '55+01 02030');
    expect(box()).toHaveValue('+15550102030');
    await user.click(save());
    expect(sent).toEqual([{ value: '+15550102030' }]);
  });

  it('UI-18: takes the digits of any script', async () => {
    const { user, sent } = renderForm(struct, <PhoneField name="value" label="Value" />);
    await user.type(box(), '+١٥٥٥٠١٠٢٠٣٠{Enter}');
    expect(sent).toEqual([{ value: '+15550102030' }]);
  });

  it('may be left empty where it is optional', () => {
    renderForm(object({ value: optional(string()) }), <PhoneField name="value" label="Value" optional />);
    expect(save()).toBeEnabled();
  });
});
