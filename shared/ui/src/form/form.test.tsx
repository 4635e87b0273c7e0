import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { array, nonempty, number, object, refine, size, string, type Infer } from 'superstruct';
import { renderUi } from '../testing/render-ui.tsx';
import { MoneyField } from '../controls/money/money-field.tsx';
import { EmailField } from '../controls/email/email-field.tsx';
import { useSubmitState } from './form-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { Form } from './form.tsx';
import { allowed, numeric, pattern, phone } from './rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';
import { useFormField } from './use-form-field.ts';

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
const reject = (fields: object) => () => Promise.reject(Object.assign(new Error(), { fields }));

async function fill(user: ReturnType<typeof renderUi>['user']) {
  await user.type(screen.getByLabelText('Email'), 'maria@portal.test');
  await user.type(screen.getByLabelText('City'), 'Macon');
}

describe('Form', () => {
  it('UI-26: keeps the submit disabled until every value is valid, and names what is missing beside it', async () => {
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

  it('shows an error only after the field is left, and describes the field with it', async () => {
    const { user } = renderUi(<AccountForm onSubmit={done} />);
    const email = screen.getByLabelText('Email');
    await user.type(email, 'maria');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(email).toHaveAccessibleDescription('Enter an email address like name@example.com');
    await user.click(screen.getByLabelText('City'));
    await user.tab();
    expect(screen.getByText('Enter city')).toBeVisible();
  });

  it('keeps the capitals of an abbreviation in the words for an empty field', async () => {
    const { user } = renderUi(
      <Form struct={object({ ssn: nonempty(string()) })} onSubmit={done}>
        <TextField name="ssn" label="SSN or ITIN" />
      </Form>,
    );
    await user.click(screen.getByLabelText('SSN or ITIN'));
    await user.tab();
    expect(screen.getByText('Enter SSN or ITIN')).toBeVisible();
  });

  it('UI-25: shows a server’s error at its field and focuses it', async () => {
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
    // What is about no field of the form is above all of them.
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('is wrong');
    expect(alert.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );

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

  it('UI-09: shows a failure above the submit and can be sent again', async () => {
    const onSubmit = jest.fn(() => Promise.reject(new Error('no connection')));
    const { user } = renderUi(<AccountForm onSubmit={onSubmit} />);
    await fill(user);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
    expect(screen.getByText('fail')).toBeInTheDocument();
    const below = screen.getByRole('alert').compareDocumentPosition(save());
    expect(below & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByLabelText('City').compareDocumentPosition(screen.getByRole('alert'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  describe('scrolls to the reason of a failure', () => {
    const brought: Element[] = [];
    beforeEach(() => {
      brought.length = 0;
      Element.prototype.scrollIntoView = function () {
        brought.push(this);
      };
    });
    afterEach(() => {
      Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    });

    it('when no field is invalid, each time, and leaves the focus on the submit', async () => {
      const { user } = renderUi(<AccountForm onSubmit={() => Promise.reject(new Error('x'))} />);
      await fill(user);
      await user.click(save());
      const alert = await screen.findByRole('alert');
      expect(brought).toHaveLength(1);
      expect(brought[0]).toContainElement(alert);
      expect(save()).toHaveFocus();
      await user.click(save());
      await waitFor(() => expect(brought).toHaveLength(2));
    });

    it('but not away from an invalid field', async () => {
      const { user } = renderUi(
        <AccountForm onSubmit={reject({ city: ['is unknown'], zip: ['is wrong'] })} />,
      );
      await fill(user);
      await user.click(save());
      expect(await screen.findByRole('alert')).toHaveTextContent('is wrong');
      expect(screen.getByLabelText('City')).toHaveFocus();
      expect(brought).toEqual([]);
    });
  });

  it('shows a message of two missing fields once', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderUi(<AccountForm onSubmit={reject({ zip: ['is wrong'], plan: ['is wrong'] })} />);
    await fill(user);
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('is wrong');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('shows a failure at its end when it has no SubmitButton', async () => {
    const { user } = renderUi(
      <Form struct={account} onSubmit={() => Promise.reject(new Error('x'))}>
        <EmailField name="email" label="Email" />
        <TextField name="city" label="City" />
        <button>Send</button>
      </Form>,
    );
    await fill(user);
    await user.keyboard('{Enter}');
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  it('leaves the message of a failure to the screen on request', async () => {
    const { user } = renderUi(
      <AccountForm onSubmit={() => Promise.reject(new Error('x'))} failText={() => null} />,
    );
    await fill(user);
    await user.click(save());
    await screen.findByText('fail');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('UI-26: an invalid field blocks the form only while it is enabled', async () => {
  const struct = object({ amount: number() });
  function AmountForm() {
    const [fixed, setFixed] = useState(false);
    return (
      <Form struct={struct} onSubmit={done} initialValues={{ amount: 5000 }}>
        <MoneyField name="amount" label="Amount" max={1000} disabled={fixed} />
        <button type="button" onClick={() => setFixed(!fixed)}>
          {fixed ? 'Change' : 'Fix'}
        </button>
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }
  const { user } = renderUi(<AmountForm />);
  expect(save()).toHaveAccessibleDescription('To correct: Amount');
  await user.click(screen.getByRole('button', { name: 'Fix' }));
  expect(save()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(save()).toHaveAccessibleDescription('To correct: Amount');
});

describe('nested values', () => {
  const order = object({
    items: size(array(object({ name: nonempty(string()) })), 1, 2),
    tags: array(refine(string(), 'short', (tag) => tag.length < 5)),
  });
  function Tags() {
    const field = useFormField<readonly string[]>({ name: 'tags', label: 'Tags' });
    return (
      <FieldFrame id={field.id} label="Tags" error={field.error}>
        <button
          type="button"
          id={field.id}
          onClick={() => field.change([...(field.value ?? []), 'long one'])}
        >
          Add
        </button>
      </FieldFrame>
    );
  }
  function OrderForm({ onSubmit }: { readonly onSubmit: (values: Infer<typeof order>) => Promise<void> }) {
    return (
      <Form
        struct={order}
        onSubmit={onSubmit}
        initialValues={{ items: [{ name: 'Sofa' }, { name: 'Bed' }], tags: [] }}
      >
        <TextField name="items.0.name" label="First item" />
        <TextField name="items.1.name" label="Second item" />
        <Tags />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }

  it('UI-26: names a missing item, and the field with an invalid part', async () => {
    const { user } = renderUi(<OrderForm onSubmit={done} />);
    expect(save()).toBeEnabled();
    await user.clear(screen.getByLabelText('Second item'));
    await user.click(screen.getByRole('button', { name: 'Tags' }));
    expect(save()).toHaveAccessibleDescription('Still needed: Second item. To correct: Tags');
    expect(await screen.findByText('Enter second item')).toBeVisible();
  });

  it('are sent nested', async () => {
    const onSubmit = jest.fn(done);
    const { user } = renderUi(<OrderForm onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('Second item'), 's');
    await user.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ items: [{ name: 'Sofa' }, { name: 'Beds' }], tags: [] });
  });

  it.each([
    { 'items.1.name': ['is gone'] },
    { 'items[1].name': ['is gone'] },
    { items: { 1: { name: ['is gone'] } } },
    { items: [null, { name: 'is gone' }] },
  ])('UI-25: shows the server’s %j at the item', async (fields) => {
    const { user } = renderUi(<OrderForm onSubmit={reject(fields)} />);
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Second item')).toHaveFocus());
    expect(screen.getByLabelText('Second item')).toHaveAccessibleDescription('is gone');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('UI-25: shows the error of a part at the field that contains it', async () => {
    const { user } = renderUi(<OrderForm onSubmit={reject({ 'tags.3': ['is taken'] })} />);
    await user.click(save());
    expect(await screen.findByText('is taken')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Tags' })).toHaveFocus());
  });

  it.each([
    { fields: null },
    { fields: { city: 7 } },
    { fields: { city: [null] } },
    { fields: 'x' },
    'x',
    null,
  ])('says that it failed when the server says %j', async (error) => {
    const { user } = renderUi(<OrderForm onSubmit={jest.fn().mockRejectedValue(error)} />);
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
  });

  it('names a failure without a field beside the button', () => {
    renderUi(
      <Form
        struct={object({ city: string(), plan: string() })}
        onSubmit={() => {}}
        initialValues={{ city: 'Macon' }}
      >
        <TextField name="city" label="City" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    expect(save()).toHaveAccessibleDescription('Still needed: plan');
  });
});

describe('the messages of the format rules', () => {
  it.each([
    ['UI-17', numeric(string()), 'x', 'must be a valid number'],
    ['UI-18', phone(string()), '555', 'must be a phone number'],
    ['UI-22', allowed(string(), ['a']), 'b', 'not in the allowed values'],
    ['UI-23', pattern(string(), /^a+$/), 'b', 'must be valid'],
  ])('%s: are those of the specification', async (_row, struct, text, words) => {
    const { user } = renderUi(
      <Form struct={object({ value: struct })} onSubmit={() => {}}>
        <TextField name="value" label="Value" />
        <SubmitButton>Save</SubmitButton>
      </Form>,
    );
    await user.type(screen.getByLabelText('Value'), text);
    await user.tab();
    expect(screen.getByLabelText('Value')).toHaveAccessibleDescription(words);
    expect(save()).toBeDisabled();
  });
});

describe('leaving a changed form', () => {
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  function City({ keepsChanges = true }: { readonly keepsChanges?: boolean }) {
    return (
      <Form struct={object({ city: string() })} onSubmit={done} keepsChanges={keepsChanges}>
        <TextField name="city" label="City" />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  }

  it('UI-27: makes the browser ask before its tab is closed, until the changes are sent or gone', async () => {
    const { user, unmount } = renderUi(<City />);
    expect(closing()).toBe(true);
    await user.type(screen.getByLabelText('City'), 'M');
    expect(closing()).toBe(false);
    await user.click(save());
    expect(closing()).toBe(true);
    await user.type(screen.getByLabelText('City'), 'acon');
    expect(closing()).toBe(false);
    unmount();
    expect(closing()).toBe(true);
  });

  it('does not ask when changes are not worth keeping, and the page offers no newer version meanwhile', async () => {
    const stop = jest.fn();
    const navigator = { block: jest.fn(), hold: jest.fn(() => stop) };
    const navigation = { basename: '', navigator, static: false, future: {} };
    const { user, unmount } = renderUi(
      <NavigationContext value={navigation as never} children={<City keepsChanges={false} />} />,
    );
    expect(navigator.hold).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('City'), 'M');
    expect(closing()).toBe(true);
    expect(navigator.block).not.toHaveBeenCalled();
    expect(navigator.hold).toHaveBeenCalledTimes(1);
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

it('Enter in a form without a button focuses the first invalid field', async () => {
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
