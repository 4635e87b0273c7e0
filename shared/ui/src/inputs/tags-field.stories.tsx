import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { TagsField } from './tags-field.tsx';

const suggestions = ['Sofas', 'Sofa beds', 'Tables', 'Lamps', 'Rugs'];

const meta = { title: 'Inputs/Tags' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <TagsField name="value" label="Interests" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: ['Sofas', 'Lamps'] }}>
      <TagsField name="value" label="Interests" help="Press Enter after each." />
    </StoryForm>
  ),
};
export const WithLimit: Story = {
  render: () => (
    <StoryForm values={{ value: ['Sofas', 'Lamps'] }}>
      <TagsField name="value" label="Interests" limit={3} />
    </StoryForm>
  ),
};
export const Full: Story = {
  render: () => (
    <StoryForm values={{ value: ['Sofas', 'Lamps', 'Rugs'] }}>
      <TagsField name="value" label="Interests" limit={3} />
    </StoryForm>
  ),
};
export const WithSuggestions: Story = {
  render: () => (
    <StoryForm values={{ value: ['Sofas'] }}>
      <TagsField name="value" label="Interests" suggestions={suggestions} optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Enter interests' }}>
      <TagsField name="value" label="Interests" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: ['Sofas', 'Lamps'] }}>
      <TagsField name="value" label="Interests" disabled />
    </StoryForm>
  ),
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm
      values={{
        value: [hardTexts.long, hardTexts.unbroken, hardTexts.rightToLeft, hardTexts.markup, hardTexts.huge],
      }}
    >
      <TagsField name="value" label="Interests" />
    </StoryForm>
  ),
};
