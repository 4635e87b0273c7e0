import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { CodeField } from './code-field.tsx';

const meta = { title: 'Inputs/One-time code' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <CodeField name="value" label="Code" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '30512' }}>
      <CodeField name="value" label="Code" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <CodeField name="value" label="Code" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: '30512' }} errors={{ value: 'is not the code that we sent' }}>
      <CodeField name="value" label="Code" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '30512' }}>
      <CodeField name="value" label="Code" disabled />
    </StoryForm>
  ),
};
export const SixDigits: Story = {
  render: () => (
    <StoryForm values={{ value: '305128' }}>
      <CodeField name="value" label="Code" length={6} />
    </StoryForm>
  ),
};
