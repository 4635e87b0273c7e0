import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { CodeField } from './code-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');

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
