import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { TimecodeField } from './timecode-field.tsx';

const meta = { title: 'Inputs/Timecode' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <TimecodeField name="value" label="Start" min={30} max={7200} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 3723 }}>
      <TimecodeField name="value" label="Start" min={30} max={7200} />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <TimecodeField
        name="value"
        label="Start"
        min={30}
        max={7200}
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 3723 }} errors={{ value: 'is after the end' }}>
      <TimecodeField name="value" label="Start" min={30} max={7200} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 3723 }}>
      <TimecodeField name="value" label="Start" min={30} max={7200} disabled />
    </StoryForm>
  ),
};
