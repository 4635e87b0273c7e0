import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { NumberField } from './number-field.tsx';

const meta = { title: 'Inputs/Number' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <NumberField name="value" label="Quantity" min={0} max={100} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 12.5 }}>
      <NumberField name="value" label="Quantity" min={0} max={100} />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <NumberField
        name="value"
        label="Quantity"
        min={0}
        max={100}
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 12.5 }} errors={{ value: 'must be a valid number' }}>
      <NumberField name="value" label="Quantity" min={0} max={100} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 12.5 }}>
      <NumberField name="value" label="Quantity" min={0} max={100} disabled />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm values={{ value: Number.MAX_SAFE_INTEGER }}>
      <NumberField name="value" label={hardTexts.long} help={hardTexts.unbroken} />
    </StoryForm>
  ),
};
