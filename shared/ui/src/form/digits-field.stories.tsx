import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { DigitsField } from './digits-field.tsx';

const meta = { title: 'Inputs/Digits' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <DigitsField name="value" label="Routing number" length={9} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: '061000104' }}>
      <DigitsField name="value" label="Routing number" length={9} />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <DigitsField
        name="value"
        label="Routing number"
        length={9}
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: '061000104' }} errors={{ value: 'is of no bank' }}>
      <DigitsField name="value" label="Routing number" length={9} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: '061000104' }}>
      <DigitsField name="value" label="Routing number" length={9} disabled />
    </StoryForm>
  ),
};
