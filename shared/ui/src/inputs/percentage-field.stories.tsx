import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { PercentageField } from './percentage-field.tsx';

const meta = { title: 'Inputs/Percentage' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <PercentageField name="value" label="Rate" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 0.07 }}>
      <PercentageField name="value" label="Rate" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <PercentageField name="value" label="Rate" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 0.07 }} errors={{ value: 'must be a valid number' }}>
      <PercentageField name="value" label="Rate" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 0.07 }}>
      <PercentageField name="value" label="Rate" disabled />
    </StoryForm>
  ),
};
export const Small: Story = {
  render: () => (
    <StoryForm values={{ value: 1e-7 }}>
      <PercentageField name="value" label="Rate" />
    </StoryForm>
  ),
};
export const Negative: Story = {
  render: () => (
    <StoryForm values={{ value: -0.295 }}>
      <PercentageField name="value" label="Rate" />
    </StoryForm>
  ),
};
