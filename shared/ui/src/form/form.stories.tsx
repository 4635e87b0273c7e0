import type { Meta, StoryObj } from '@storybook/react-vite';
import { array, nonempty, object, optional, string } from 'superstruct';
import { DateField } from '../controls/date/date-field.tsx';
import { EmailField } from '../controls/email/email-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextField } from '../controls/text-field/text-field.tsx';

const meta = { title: 'Form/Form' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const address = object({
  email: nonempty(string()),
  city: nonempty(string()),
  from: optional(string()),
});
const filledAddress = { email: 'maria@portal.test', city: 'Macon', from: '2026-12-04' };

interface AddressProps {
  readonly onSubmit: () => void | Promise<void>;
  readonly filled?: boolean;
}

function Address({ onSubmit, filled = true }: AddressProps) {
  return (
    <div css={{ maxWidth: 480 }}>
      <Form struct={address} onSubmit={onSubmit} {...(filled ? { initialValues: filledAddress } : {})}>
        <EmailField name="email" label="Email" />
        <TextField name="city" label="City" />
        <DateField name="from" label="From" optional />
        <SubmitButton>Save the address</SubmitButton>
      </Form>
    </div>
  );
}

const reject = (fields: object) => () => Promise.reject(Object.assign(new Error('rejected'), { fields }));
const submits: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await Promise.resolve();
  canvasElement.querySelector<HTMLElement>('button[type=submit]')?.click();
};

/** The button names what is missing. */
export const Empty: Story = { render: () => <Address onSubmit={() => {}} filled={false} /> };
export const Ready: Story = { render: () => <Address onSubmit={() => {}} /> };
export const Submitting: Story = {
  render: () => <Address onSubmit={() => new Promise(() => {})} />,
  play: submits,
};
export const Succeeded: Story = { render: () => <Address onSubmit={() => {}} />, play: submits };
export const Failed: Story = {
  render: () => <Address onSubmit={() => Promise.reject(new Error('no connection'))} />,
  play: submits,
};
/** The server has rejected two fields, and a value that has no field. */
export const Rejected: Story = {
  render: () => (
    <Address onSubmit={reject({ email: ['is taken'], city: ['is unknown'], plan: ['Plan A has ended.'] })} />
  ),
  play: submits,
};
/** Names with dots, as lists and objects have them. */
export const Nested: Story = {
  render: () => (
    <div css={{ maxWidth: 480 }}>
      <Form
        struct={object({ items: array(object({ name: nonempty(string()) })) })}
        initialValues={{ items: [{ name: 'Sofa' }, { name: 'Bed' }] }}
        onSubmit={reject({ 'items.1.name': ['is sold out'] })}
      >
        <TextField name="items.0.name" label="First item" />
        <TextField name="items.1.name" label="Second item" />
        <SubmitButton>Order</SubmitButton>
      </Form>
    </div>
  ),
  play: submits,
};
