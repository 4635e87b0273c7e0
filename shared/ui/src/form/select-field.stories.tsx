import type { Meta, StoryObj } from '@storybook/react-vite';
import { openList } from '../testing/open-list.ts';
import { fewOptions, groupedOptions, hardOptions } from '../testing/story-options.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { SelectField } from './select-field.tsx';

const meta = { title: 'Inputs/Select' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <SelectField name="value" label="Department" options={fewOptions} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'bed' }}>
      <SelectField name="value" label="Department" options={fewOptions} />
    </StoryForm>
  ),
};
export const Optional: Story = {
  render: () => (
    <StoryForm>
      <SelectField
        name="value"
        label="Department"
        options={fewOptions}
        placeholder="Any department"
        help="Leave it open to see all."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose a department' }}>
      <SelectField name="value" label="Department" options={fewOptions} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'bed' }}>
      <SelectField name="value" label="Department" options={fewOptions} disabled />
    </StoryForm>
  ),
};
export const Open: Story = {
  render: () => (
    <StoryForm values={{ value: 'bed' }}>
      <SelectField name="value" label="Department" options={fewOptions} optional />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithGroups: Story = {
  render: () => (
    <StoryForm values={{ value: 'kettle' }}>
      <SelectField name="value" label="Department" options={groupedOptions} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithoutOptions: Story = {
  render: () => (
    <StoryForm>
      <SelectField name="value" label="Department" options={[]} />
    </StoryForm>
  ),
  play: openList,
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: 'huge' }}>
      <SelectField name="value" label="Department" options={hardOptions} />
    </StoryForm>
  ),
};
export const OpenHardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: 'same' }}>
      <SelectField name="value" label="Department" options={hardOptions} />
    </StoryForm>
  ),
  play: openList,
};
