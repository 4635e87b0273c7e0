import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { UsernameField } from './username-field.tsx';

const meta = { title: 'Inputs/Username' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <UsernameField name="value" label="Username" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria_27' }}>
      <UsernameField name="value" label="Username" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <UsernameField name="value" label="Username" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria_27' }} errors={{ value: 'is taken' }}>
      <UsernameField name="value" label="Username" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria_27' }}>
      <UsernameField name="value" label="Username" disabled />
    </StoryForm>
  ),
};
