import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { EmailField } from './email-field.tsx';

const meta = { title: 'Inputs/E-mail' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <EmailField name="value" label="E-mail" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria@portal.test' }}>
      <EmailField name="value" label="E-mail" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <EmailField name="value" label="E-mail" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria@portal.test' }} errors={{ value: 'is taken' }}>
      <EmailField name="value" label="E-mail" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'maria@portal.test' }}>
      <EmailField name="value" label="E-mail" disabled />
    </StoryForm>
  ),
};
