import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { LocalPhoneField } from './local-phone-field.tsx';

const meta = { title: 'Inputs/Local phone' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <LocalPhoneField name="value" label="Phone of the store" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '(555) 010-2030' }}>
      <LocalPhoneField name="value" label="Phone of the store" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <LocalPhoneField
        name="value"
        label="Phone of the store"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm
      values={{ value: '(555) 010-2030' }}
      errors={{ value: 'must be a phone number like (123) 456-7890' }}
    >
      <LocalPhoneField name="value" label="Phone of the store" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '(555) 010-2030' }}>
      <LocalPhoneField name="value" label="Phone of the store" disabled />
    </StoryForm>
  ),
};
