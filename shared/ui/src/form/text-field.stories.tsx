import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { TextField } from './text-field.tsx';

const meta = { title: 'Inputs/Text' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <TextField name="value" label="City" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'Macon' }}>
      <TextField name="value" label="City" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <TextField name="value" label="City" help="What this is for, and where to find it." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 'Macon' }} errors={{ value: 'must be a city we deliver to' }}>
      <TextField name="value" label="City" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'Macon' }}>
      <TextField name="value" label="City" disabled />
    </StoryForm>
  ),
};
export const WithPlaceholder: Story = {
  render: () => (
    <StoryForm>
      <TextField name="value" label="City" placeholder="Macon" />
    </StoryForm>
  ),
};
export const WithSigns: Story = {
  render: () => (
    <StoryForm>
      <TextField
        name="value"
        label="Weight"
        trailing={<span css={{ paddingInline: 8 }}>lb</span>}
        leading="≈"
      />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm values={{ value: hardTexts.huge }}>
      <TextField name="value" label={hardTexts.long} help={hardTexts.unbroken} />
    </StoryForm>
  ),
};
export const RightToLeft: Story = {
  render: () => (
    <StoryForm values={{ value: hardTexts.rightToLeft }}>
      <TextField name="value" label={hardTexts.rightToLeft} />
    </StoryForm>
  ),
};
export const Markup: Story = {
  render: () => (
    <StoryForm values={{ value: hardTexts.markup }} errors={{ value: hardTexts.markup }}>
      <TextField name="value" label={hardTexts.markup} />
    </StoryForm>
  ),
};
