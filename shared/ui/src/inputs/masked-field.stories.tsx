import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = { title: 'Inputs/Masked' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <MaskedField name="value" label="SSN" kind="ssn" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '123-45-6789' }}>
      <MaskedField name="value" label="SSN" kind="ssn" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <MaskedField
        name="value"
        label="SSN"
        kind="ssn"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: '123-45-6789' }} errors={{ value: 'does not match our records' }}>
      <MaskedField name="value" label="SSN" kind="ssn" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '123-45-6789' }}>
      <MaskedField name="value" label="SSN" kind="ssn" disabled />
    </StoryForm>
  ),
};
export const Routing: Story = {
  render: () => (
    <StoryForm values={{ value: '061000104' }}>
      <MaskedField name="value" label="Routing number" kind="routing" />
    </StoryForm>
  ),
};
export const Account: Story = {
  render: () => (
    <StoryForm values={{ value: '000123456789' }}>
      <MaskedField name="value" label="Account number" kind="account" />
    </StoryForm>
  ),
};
export const Short: Story = {
  render: () => (
    <StoryForm values={{ value: '1234' }}>
      <MaskedField name="value" label="Account number" kind="account" />
    </StoryForm>
  ),
};
