import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { RangeField } from './range-field.tsx';

const meta = { title: 'Inputs/Range' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <RangeField name="value" label="Weeks" min={0} max={23} maxSpan={11} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: [4, 12] }}>
      <RangeField name="value" label="Weeks" min={0} max={23} maxSpan={11} />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <RangeField
        name="value"
        label="Weeks"
        min={0}
        max={23}
        maxSpan={11}
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: [4, 12] }} errors={{ value: 'is too wide' }}>
      <RangeField name="value" label="Weeks" min={0} max={23} maxSpan={11} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: [4, 12] }}>
      <RangeField name="value" label="Weeks" min={0} max={23} maxSpan={11} disabled />
    </StoryForm>
  ),
};
export const InWords: Story = {
  render: () => (
    <StoryForm values={{ value: [0, 5] }}>
      <RangeField name="value" label="Months" min={0} max={11} valueText={(at) => `Month ${at + 1}`} />
    </StoryForm>
  ),
};
export const ShortTrack: Story = {
  render: () => (
    <StoryForm values={{ value: [0, 2] }}>
      <RangeField name="value" label="Weeks" min={0} max={2} />
    </StoryForm>
  ),
};
