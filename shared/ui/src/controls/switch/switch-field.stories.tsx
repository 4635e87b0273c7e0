import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { SwitchField } from './switch-field.tsx';
import { SwitchRow } from './switch-row.tsx';

const keep = () => {};

const meta = { title: 'Inputs/Switch' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const story = fieldStories(SwitchField, { name: 'value', label: 'Text messages' });

export const Off = story({ note: 'About payments that are due' });
export const On = story({ note: 'About payments that are due' }, { value: true });
export const Pending: Story = {
  render: () => <SwitchRow label="Text messages" checked onChange={keep} pending />,
};
export const Wrong = story({}, { error: 'needs a phone number' });
export const Disabled = story({ disabled: true }, { value: true });
export const LongTexts = story({ label: hardTexts.unbroken, note: hardTexts.long });
