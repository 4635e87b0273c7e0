import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { MoneyField } from './money-field.tsx';

const meta = { title: 'Inputs/Money' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <MoneyField name="value" label="Amount to pay" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 61240 }}>
      <MoneyField name="value" label="Amount to pay" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <MoneyField
        name="value"
        label="Amount to pay"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 61240 }} errors={{ value: 'must be at least $84.20' }}>
      <MoneyField name="value" label="Amount to pay" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 61240 }}>
      <MoneyField name="value" label="Amount to pay" disabled />
    </StoryForm>
  ),
};
export const Unreadable: Story = {
  render: () => (
    <StoryForm values={{ value: '84.205' }} errors={{ value: 'is refused' }}>
      <MoneyField name="value" label="Amount to pay" />
    </StoryForm>
  ),
};
