import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { CheckboxGroupField } from './checkbox-group-field.tsx';

const options = [
  { value: 'all', text: 'All stores' },
  { value: 'near', text: 'Stores near me' },
  { value: 'none', text: 'No stores', disabled: true },
];

const hardOptions = [
  { value: 'same', text: hardTexts.unbroken },
  { value: 'same', text: hardTexts.long },
  { value: 'rtl', text: hardTexts.rightToLeft },
  { value: 'markup', text: hardTexts.markup },
];

const meta = { title: 'Inputs/Checkboxes' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <CheckboxGroupField name="value" label="Show" options={options} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: ['all', 'near'] }}>
      <CheckboxGroupField name="value" label="Show" options={options} />
    </StoryForm>
  ),
};
export const Row: Story = {
  render: () => (
    <StoryForm values={{ value: ['all', 'near'] }}>
      <CheckboxGroupField name="value" label="Show" options={options} direction="row" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <CheckboxGroupField name="value" label="Show" options={options} help="What this is for." optional />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: ['all', 'near'] }} errors={{ value: 'not in the allowed values' }}>
      <CheckboxGroupField name="value" label="Show" options={options} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: ['all', 'near'] }}>
      <CheckboxGroupField name="value" label="Show" options={options} disabled />
    </StoryForm>
  ),
};
export const NoOptions: Story = {
  render: () => (
    <StoryForm>
      <CheckboxGroupField name="value" label="Show" options={[]} />
    </StoryForm>
  ),
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: ['same', 'rtl'] }}>
      <CheckboxGroupField name="value" label="Show" options={hardOptions} />
    </StoryForm>
  ),
};
