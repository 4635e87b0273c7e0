import { screen } from '@testing-library/react';
import { object, optional, string } from 'superstruct';
import { renderForm } from '../testing/form-of.tsx';
import { CodeField } from './code/code-field.tsx';
import { LocalPhoneField } from './local-phone/local-phone-field.tsx';
import { PhoneField } from './phone/phone-field.tsx';
import { UrlField } from './url/url-field.tsx';
import { UsernameField } from './username/username-field.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('PhoneField', () => {
  it('UI-18: keeps a plus and digits, and refuses too few of them', async () => {
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

describe('LocalPhoneField', () => {
  const setup = () => renderForm(struct, <LocalPhoneField name="value" label="Value" />);

  it('UI-19: writes the signs while one types', async () => {
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

  it('UI-19: refuses one that is too short', async () => {
    const { user } = setup();
    await user.type(box(), '123456');
    await user.tab();
    expect(box()).toHaveAccessibleDescription('must be a phone number like (123) 456-7890');
    expect(save()).toBeDisabled();
  });

  it('keeps the caret where one types in the middle', async () => {
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

describe('UsernameField', () => {
  it('UI-20: refuses what is no letter, digit or underscore', async () => {
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

describe('UrlField', () => {
  it('UI-21: takes http and https', async () => {
    const { user } = renderForm(struct, <UrlField name="value" label="Value" />);
    await user.type(box(), 'ftp://portal.test');
    await user.tab();
    expect(box()).toHaveAccessibleDescription(/must be a web address/);
    await user.clear(box());
    await user.type(box(), 'https://portal.test/a');
    expect(save()).toBeEnabled();
  });
});

describe('CodeField', () => {
  it('UI-33: takes five digits, typed or pasted with gaps, and is offered a code that was sent', async () => {
    const { user } = renderForm(struct, <CodeField name="value" label="Value" />);
    await user.type(box(), '1a2b3');
    expect(box()).toHaveValue('123');
    await user.clear(box());
    await user.click(box());
    await user.paste('12-٣4 567');
    expect(box()).toHaveValue('12345');
    expect(box()).toHaveAttribute('inputmode', 'numeric');
    expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  });
});
