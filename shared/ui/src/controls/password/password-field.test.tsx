import { screen } from '@testing-library/react';
import { object, refine, string } from 'superstruct';
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

it('OP-42: PasswordField shows no strength while it says what is wrong with the password', async () => {
  const password = refine(string(), 'password', (value) => value !== 'Portal!demo1');
  const { user } = renderUi(
    <Form struct={object({ password })} onSubmit={() => {}} failureMessage={() => 'is easy to guess'}>
      <PasswordField name="password" label="Password" purpose="new" meter={PasswordMeter} />
    </Form>,
  );
  const field = screen.getByLabelText('Password');
  await user.type(field, 'Portal!demo1');
  await user.tab();
  expect(await screen.findByText(/is easy to guess/)).toBeInTheDocument();
  expect(screen.queryByText('Strong')).toBeNull();
  await user.type(field, '2');
  expect(screen.queryByText(/is easy to guess/)).toBeNull();
  expect(screen.getByText('Strong')).toBeInTheDocument();
});
