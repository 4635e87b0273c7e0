import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { TextAreaField } from './text-area-field.tsx';

const meta = { title: 'Inputs/Text area' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <TextAreaField name="value" label="Delivery note" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'Leave it with the neighbour.\nThe bell does not work.' }}>
      <TextAreaField name="value" label="Delivery note" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <TextAreaField
        name="value"
        label="Delivery note"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm
      values={{ value: 'Leave it with the neighbour.\nThe bell does not work.' }}
      errors={{ value: 'is too short' }}
    >
      <TextAreaField name="value" label="Delivery note" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'Leave it with the neighbour.\nThe bell does not work.' }}>
      <TextAreaField name="value" label="Delivery note" disabled />
    </StoryForm>
  ),
};
export const Counted: Story = {
  render: () => (
    <StoryForm values={{ value: 'Leave it with the neighbour.' }}>
      <TextAreaField name="value" label="Delivery note" maxLength={200} />
    </StoryForm>
  ),
};
export const Full: Story = {
  render: () => (
    <StoryForm values={{ value: 'Leave it with the neighbour.' }}>
      <TextAreaField name="value" label="Delivery note" maxLength={28} rows={3} />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm values={{ value: hardTexts.huge }}>
      <TextAreaField name="value" label={hardTexts.long} help={hardTexts.unbroken} />
    </StoryForm>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <StoryForm values={{ value: hardTexts.rightToLeft }}>
      <TextAreaField name="value" label="Delivery note" />
    </StoryForm>
  ),
};
