import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { PasswordField } from './password-field.tsx';

const meta = { title: 'Inputs/Password' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <PasswordField name="value" label="Password" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'Portal!demo1' }}>
      <PasswordField name="value" label="Password" />
    </StoryForm>
  ),
};
export const NewAndEmpty: Story = {
  render: () => (
    <StoryForm>
      <PasswordField name="value" label="New password" kind="new" meter />
    </StoryForm>
  ),
};
export const TooWeak: Story = {
  render: () => (
    <StoryForm values={{ value: 'ab' }}>
      <PasswordField name="value" label="New password" kind="new" meter />
    </StoryForm>
  ),
};
export const Weak: Story = {
  render: () => (
    <StoryForm values={{ value: 'abcdefgh' }}>
      <PasswordField name="value" label="New password" kind="new" meter />
    </StoryForm>
  ),
};
export const Good: Story = {
  render: () => (
    <StoryForm values={{ value: 'aA1!' }}>
      <PasswordField name="value" label="New password" kind="new" meter />
    </StoryForm>
  ),
};
export const Strong: Story = {
  render: () => (
    <StoryForm values={{ value: 'Portal!demo1' }}>
      <PasswordField name="value" label="New password" kind="new" meter />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 'x' }} errors={{ value: 'is not your password' }}>
      <PasswordField name="value" label="Password" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm>
      <PasswordField name="value" label="Password" disabled />
    </StoryForm>
  ),
};
