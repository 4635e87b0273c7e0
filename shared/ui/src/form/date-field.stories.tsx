import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { DateField } from './date-field.tsx';

const meta = { title: 'Inputs/Date' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <DateField name="value" label="Payment date" min="2026-11-20" max="2026-12-31" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '2026-12-04' }}>
      <DateField name="value" label="Payment date" min="2026-11-20" max="2026-12-31" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <DateField
        name="value"
        label="Payment date"
        min="2026-11-20"
        max="2026-12-31"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: '2026-12-04' }} errors={{ value: 'is a holiday' }}>
      <DateField name="value" label="Payment date" min="2026-11-20" max="2026-12-31" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '2026-12-04' }}>
      <DateField name="value" label="Payment date" min="2026-11-20" max="2026-12-31" disabled />
    </StoryForm>
  ),
};
export const NoSuchDay: Story = {
  render: () => (
    <StoryForm values={{ value: '02/30/2026' }} errors={{ value: '' }}>
      <DateField name="value" label="Payment date" />
    </StoryForm>
  ),
};
