import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { StoryForm } from '../../testing/story-form.tsx';
import { Checkbox } from './checkbox.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const keep = () => {};

const meta = { title: 'Inputs/Checkbox' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const story = fieldStories(CheckboxField, { name: 'value', label: 'The terms' });

export const Empty = story({ children: 'I agree to the terms' });
export const Filled = story({}, { value: true });
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
export const WithHelp = story({ help: 'They fit on one page.' });
export const Wrong = story({}, { error: 'must be agreed to' });
export const Disabled = story({ disabled: true }, { value: true });
export const LongTexts: Story = {
  render: () => (
    <StoryForm values={{ huge: true }}>
      <CheckboxField name="value" label={hardTexts.unbroken} />
      <CheckboxField name="rtl" label={hardTexts.rightToLeft} />
      <CheckboxField name="huge" label={hardTexts.long} />
    </StoryForm>
  ),
};
