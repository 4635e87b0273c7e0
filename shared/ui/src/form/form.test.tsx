import { act, screen, waitFor } from '@testing-library/react';
import { nonempty, object, refine, string, type Infer } from 'superstruct';
import { renderUi } from '../testing/render-ui.tsx';
import { DigitsField } from './digits-field.tsx';
import { EmailField } from './email-field.tsx';
import { useSubmitState } from './form-context.ts';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from './text-field.tsx';

const account = object({
  email: refine(string(), 'email', (value) => value.includes('@')),
  city: nonempty(string()),
});
type Account = Infer<typeof account>;

function State() {
  return <output>{useSubmitState().status}</output>;
}

function AccountForm({
  onSubmit,
  failText,
}: {
  readonly onSubmit: (values: Account) => Promise<void>;
  readonly failText?: (error: unknown) => string | null;
}) {
  return (
    <Form struct={account} onSubmit={onSubmit} {...(failText ? { failText } : {})}>
      <EmailField name="email" label="Email" />
      <TextField name="city" label="City" />
      <SubmitButton>Save</SubmitButton>
      <State />
    </Form>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });
const done = () => Promise.resolve();

async function fill(user: ReturnType<typeof renderUi>['user']) {
  await user.type(screen.getByLabelText('Email'), 'maria@portal.test');
  await user.type(screen.getByLabelText('City'), 'Macon');
}

describe('Form', () => {
  it('UI-26: keeps the submit disabled until every value fits, and names what is missing beside it', async () => {
    const { user } = renderUi(<AccountForm onSubmit={done} />);
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('Still needed: Email, City');

    await user.type(screen.getByLabelText('Email'), 'maria');
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription('Still needed: City. To correct: Email');

    await user.type(screen.getByLabelText('Email'), '@portal.test');
    await user.type(screen.getByLabelText('City'), 'Macon');
    expect(save()).toBeEnabled();
    expect(screen.queryByText(/Still needed/)).not.toBeInTheDocument();
  });

  it('words an error only after the field is left, and reads it with the field', async () => {
    const { user } = renderUi(<AccountForm onSubmit={done} />);
    const email = screen.getByLabelText('Email');
    await user.type(email, 'maria');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com');
    await user.click(screen.getByLabelText('City'));
    await user.tab();
    expect(screen.getByText('Enter city')).toBeVisible();
  });

  it('UI-25: puts what the server refuses onto its field and takes the customer there', async () => {
    const { user } = renderUi(
      <AccountForm
        onSubmit={() =>
          Promise.reject(Object.assign(new Error(), { fields: { city: ['is unknown'], zip: ['is wrong'] } }))
        }
      />,
    );
    await fill(user);
    await user.click(save());
    const city = screen.getByLabelText('City');
    await waitFor(() => expect(city).toHaveFocus());
    expect(city).toBeInvalid();
    expect(city).toHaveAccessibleDescription('is unknown');
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('is wrong');

    await user.type(city, 'n');
    expect(city).toBeValid();
    expect(save()).toBeEnabled();
  });

  it('UI-09: is idle, then submitting, then a success', async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
    const state = () => screen.getByText(/^(idle|submitting|success|fail)$/).textContent;
    expect(state()).toBe('idle');
    await fill(user);
    await user.click(save());
    expect(state()).toBe('submitting');
    expect(save()).toHaveAttribute('aria-busy', 'true');

    await user.click(save());
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ email: 'maria@portal.test', city: 'Macon' });

    await act(async () => finish());
    expect(state()).toBe('success');
  });

  it('UI-09: fails in words above the form and can be sent again', async () => {
    const onSubmit = jest.fn(() => Promise.reject(new Error('no connection')));
    const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
    await fill(user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
    expect(screen.getByText('fail')).toBeInTheDocument();
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('leaves the words of a failure to the screen when it asks', async () => {
    const { user } = renderUi(
      <AccountForm onSubmit={() => Promise.reject(new Error('x'))} failText={() => null} />,
    );
    await fill(user);
    await user.click(save());
    await screen.findByText('fail');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('takes the customer to the first field that is wrong when Enter sends a form without a button', async () => {
  const onSubmit = jest.fn();
  const { user } = renderUi(
    <Form struct={object({ city: nonempty(string()) })} onSubmit={onSubmit}>
      <TextField name="city" label="City" />
    </Form>,
  );
  await user.type(screen.getByLabelText('City'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter city');
});

describe('fields', () => {
  it('UI-33: takes digits only, and a pasted code with a gap', async () => {
    const { user } = renderUi(
      <Form struct={object({ code: string() })} onSubmit={done}>
        <DigitsField name="code" label="Code" length={6} oneTimeCode />
      </Form>,
    );
    const code = screen.getByLabelText('Code');
    await user.type(code, '1a2-');
    expect(code).toHaveValue('12');
    await user.clear(code);
    await user.click(code);
    await user.paste('123 4567');
    expect(code).toHaveValue('123456');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('UI-28: shows a new password’s strength in figures and a word, and the password itself on wish', async () => {
    const { user } = renderUi(
      <Form struct={object({ password: string() })} onSubmit={done}>
        <PasswordField name="password" label="Password" kind="new" meter />
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
});
