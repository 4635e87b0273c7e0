import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { Checkbox } from '../inputs/checkbox.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const keep = () => {};

const meta = { title: 'Inputs/Checkbox' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <CheckboxField name="value" label="The terms">
        I agree to the terms
      </CheckboxField>
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: true }}>
      <CheckboxField name="value" label="The terms" />
    </StoryForm>
  ),
};
export const Mixed: Story = {
  render: () => (
    <Checkbox checked="mixed" onChange={keep}>
      All rows
    </Checkbox>
  ),
};
export const WithoutWords: Story = {
  render: () => <Checkbox checked onChange={keep} label="Select row 7" />,
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <CheckboxField name="value" label="The terms" help="They fit on one page." />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'must be agreed to' }}>
      <CheckboxField name="value" label="The terms" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: true }}>
      <CheckboxField name="value" label="The terms" disabled />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm values={{ huge: true }}>
      <CheckboxField name="value" label={hardTexts.unbroken} />
      <CheckboxField name="rtl" label={hardTexts.rightToLeft} />
      <CheckboxField name="huge" label={hardTexts.long} />
    </StoryForm>
  ),
};
