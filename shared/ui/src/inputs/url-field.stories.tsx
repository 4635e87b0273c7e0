import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { UrlField } from './url-field.tsx';

const meta = { title: 'Inputs/URL' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <UrlField name="value" label="Website" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'https://portal.test/help' }}>
      <UrlField name="value" label="Website" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <UrlField name="value" label="Website" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm
      values={{ value: 'https://portal.test/help' }}
      errors={{ value: 'must be a web address that starts with http:// or https://' }}
    >
      <UrlField name="value" label="Website" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'https://portal.test/help' }}>
      <UrlField name="value" label="Website" disabled />
    </StoryForm>
  ),
};
