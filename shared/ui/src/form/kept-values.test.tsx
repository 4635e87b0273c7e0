import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { array, object, string, type } from 'superstruct';
import { MaskedField } from '../controls/masked/masked-field.tsx';
import { PasswordField } from '../controls/password/password-field.tsx';
import { CodeField } from '../controls/code/code-field.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const struct = type({ bank: string(), owners: array(object({ name: string() })) });

interface KeptFormProps {
  readonly keptForms: object;
  readonly onSubmit?: () => void;
  readonly keepsChanges?: boolean;
}

function KeptForm({ keptForms, onSubmit = () => {}, keepsChanges = true }: KeptFormProps) {
  const [navigation] = useState(() => ({
    basename: '',
    navigator: { keptForms },
    static: false,
    future: {},
  }));
  const [hasSecrets, setHasSecrets] = useState(true);
  return (
    <NavigationContext value={navigation as never}>
      <Form
        struct={struct}
        initialValues={{ owners: [{ name: 'Ann' }] }}
        onSubmit={onSubmit}
        label="Add bank"
        keepsChanges={keepsChanges}
      >
        <TextField name="bank" label="Bank" />
        {hasSecrets && (
          <>
            <MaskedField name="account" type="account" label="Account" />
            <MaskedField name="owners.0.ssn" type="ssn" label="SSN" />
            <PasswordField name="password" label="Password" />
            <CodeField name="code" label="Code" />
          </>
        )}
        <SubmitButton>Save</SubmitButton>
        <button type="button" onClick={() => setHasSecrets(false)}>
          Next step
        </button>
      </Form>
    </NavigationContext>
  );
}

/** A keeper that hands out `kept` once, and lets the session expire. */
function keeper(kept: Readonly<Record<string, unknown>> | null = null) {
  const readers = new Map<string, () => unknown>();
  let left = kept;
  return {
    watch: (form: string, read: () => unknown) => {
      readers.set(form, read);
      return () => readers.delete(form);
    },
    take: jest.fn(() => {
      const taken = left;
      left = null;
      return taken;
    }),
    expire: () => [...readers].map(([form, read]) => [form, read()]),
  };
}

describe('what was typed when the session expires', () => {
  it('is handed over without passwords, codes, SSNs and account numbers, also those of a step that is over', async () => {
    const keptForms = keeper();
    const { user } = renderUi(<KeptForm keptForms={keptForms} />);
    expect(keptForms.expire()).toEqual([['Add bank', null]]);
    await user.type(screen.getByLabelText('Bank'), 'Bibb');
    await user.type(screen.getByLabelText('Account'), '000123456789');
    await user.type(screen.getByLabelText('SSN'), '987654321');
    await user.type(screen.getByLabelText('Password'), 'Portal!1');
    await user.type(screen.getByLabelText('Code'), '12345');
    const kept = [['Add bank', { bank: 'Bibb', owners: [{ name: 'Ann' }] }]];
    expect(keptForms.expire()).toEqual(kept);
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    expect(keptForms.expire()).toEqual(kept);
  });

  it('is put back as a change, and nothing is sent', async () => {
    const onSubmit = jest.fn();
    const keptForms = keeper({ bank: 'Bibb', owners: [{ name: 'Ann' }] });
    renderUi(<KeptForm keptForms={keptForms} onSubmit={onSubmit} />);
    expect(screen.getByLabelText('Bank')).toHaveValue('Bibb');
    expect(screen.getByLabelText('Account')).toHaveValue('');
    expect(keptForms.expire()).toEqual([['Add bank', { bank: 'Bibb', owners: [{ name: 'Ann' }] }]]);
    await act(async () => {});
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is not kept where nothing is worth keeping', async () => {
    const keptForms = keeper();
    const { user } = renderUi(<KeptForm keptForms={keptForms} keepsChanges={false} />);
    await user.type(screen.getByLabelText('Bank'), 'Bibb');
    expect(keptForms.expire()).toEqual([['Add bank', null]]);
  });
});
