import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { LocalPhoneField } from './local-phone-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('LocalPhoneField', () => {
  const setup = () => renderForm(struct, <LocalPhoneField name="value" label="Value" />);

  it('UI-19: writes the signs while the customer types', async () => {
    const { user, sent } = setup();
    await user.type(box(), '1234567890');
    expect(box()).toHaveValue('(123) 456-7890');
    await user.click(save());
    expect(sent).toEqual([{ value: '(123) 456-7890' }]);
  });

  it('UI-19: takes the digits of any script', async () => {
    const { user } = setup();
    await user.type(box(), '१२३४५६७८९०');
    expect(box()).toHaveValue('(123) 456-7890');
  });

  it('UI-19: rejects one that is too short', async () => {
    const { user } = setup();
    await user.type(box(), '123456');
    await user.tab();
    expect(box()).toHaveAccessibleDescription('must be a phone number like (123) 456-7890');
    expect(save()).toBeDisabled();
  });

  it('keeps the caret when the customer types in the middle', async () => {
    const { user } = setup();
    await user.type(box(), '1234567');
    box().setSelectionRange(7, 7);
    await user.keyboard('99');
    expect(box()).toHaveValue('(123) 499-567');
    expect(box().selectionStart).toBe(9);
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box()).toHaveValue('(125) 67');
    expect(box().selectionStart).toBe(3);
  });

  it.each([
    [6, '(550) 102-030', 3],
    [5, '(550) 102-030', 3],
    [10, '(555) 012-030', 8],
    [1, '(555) 010-2030', 0],
  ])('UI-19: deletes the digit before the sign at %i', async (at, left, caret) => {
    const { user } = setup();
    await user.type(box(), '5550102030');
    box().setSelectionRange(at, at);
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue(left);
    expect(box().selectionStart).toBe(caret);
  });

  it('keeps the caret where a letter was typed that is not taken', async () => {
    const { user } = setup();
    await user.type(box(), '5550102030');
    box().setSelectionRange(7, 7);
    await user.keyboard('x');
    expect(box()).toHaveValue('(555) 010-2030');
    expect(box().selectionStart).toBe(7);
  });

  it('can be emptied from its end', async () => {
    const { user } = setup();
    await user.type(box(), '1234');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box()).toHaveValue('');
  });
});
