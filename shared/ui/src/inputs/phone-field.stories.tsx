import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = { title: 'Inputs/Phone' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <PhoneField name="value" label="Phone" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '+15550102030' }}>
      <PhoneField name="value" label="Phone" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <PhoneField name="value" label="Phone" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: '+15550102030' }} errors={{ value: 'must be a phone number' }}>
      <PhoneField name="value" label="Phone" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '+15550102030' }}>
      <PhoneField name="value" label="Phone" disabled />
    </StoryForm>
  ),
};
