import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { MoneyField } from './money-field.tsx';

const meta = { title: 'Inputs/Money' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
const story = fieldStories(MoneyField, { name: 'value', label: 'Amount to pay' });

export const Empty = story();
export const Filled = story({}, { value: 61240 });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 61240, error: 'must be at least $84.20' });
export const Disabled = story({ disabled: true }, { value: 61240 });
export const Unreadable = story({}, { value: '84.205', error: 'is rejected' });
export const RightToLeft: Story = {
  ...story({}, { value: 61240 }),
  decorators: [
    (Field) => (
      <div dir="rtl">
        <Field />
      </div>
    ),
  ],
};
