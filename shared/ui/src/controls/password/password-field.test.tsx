import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { Form } from '../../form/form.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('UI-28: PasswordField shows the strength of a new password in figures and a word, and the password on request', async () => {
  const { user } = renderUi(
    <Form struct={object({ password: string() })} onSubmit={() => {}}>
      <PasswordField name="password" label="Password" purpose="new" meter={PasswordMeter} />
    </Form>,
  );
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.type(password, 'aA1aA1aA');
  expect(screen.getByRole('img', { name: 'Password strength: 8 of 10' })).toBeInTheDocument();
  expect(screen.getByText('Strong')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('aA1aA1aA');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
});
