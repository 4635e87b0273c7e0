import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { SwitchField } from './switch-field.tsx';
import { SwitchRow } from './switch-row.tsx';

const keep = () => {};

const meta = { title: 'Inputs/Switch' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  render: () => (
    <StoryForm>
      <SwitchField name="value" label="Text messages" note="About payments that are due" />
    </StoryForm>
  ),
};
export const On: Story = {
  render: () => (
    <StoryForm values={{ value: true }}>
      <SwitchField name="value" label="Text messages" note="About payments that are due" />
    </StoryForm>
  ),
};
export const Pending: Story = {
  render: () => <SwitchRow label="Text messages" checked onChange={keep} pending />,
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'needs a phone number' }}>
      <SwitchField name="value" label="Text messages" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: true }}>
      <SwitchField name="value" label="Text messages" disabled />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm>
      <SwitchField name="value" label={hardTexts.unbroken} note={hardTexts.long} />
    </StoryForm>
  ),
};
