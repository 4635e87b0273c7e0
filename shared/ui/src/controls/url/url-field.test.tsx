import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { UrlField } from './url-field.tsx';
import { renderForm } from '../../testing/render-form.tsx';

const struct = object({ value: string() });
const box = () => screen.getByLabelText<HTMLInputElement>('Value');
const save = () => screen.getByRole('button', { name: 'Save' });

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
