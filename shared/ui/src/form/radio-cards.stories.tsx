import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../testing/hard-texts.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { RadioCards } from './radio-cards.tsx';

const choices = [
  { value: 'visa', title: 'Visa ending 4242', note: 'default', trailing: '$84.20' },
  { value: 'mc', title: 'Mastercard ending 0077', disabledReason: 'needs verification' },
  { value: 'bank', title: 'Macon Credit Union' },
];

const meta = { title: 'Inputs/Radio cards' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <RadioCards name="value" label="Pay with" choices={choices} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'visa' }}>
      <RadioCards name="value" label="Pay with" choices={choices} />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 'bank' }} errors={{ value: 'was removed' }}>
      <RadioCards name="value" label="Pay with" choices={choices} />
    </StoryForm>
  ),
};
export const LongTexts: Story = {
  render: () => (
    <StoryForm>
      <RadioCards
        name="value"
        label={hardTexts.long}
        choices={[
          { value: 'a', title: hardTexts.unbroken, note: hardTexts.long, trailing: '$84.20' },
          { value: 'b', title: hardTexts.rightToLeft },
        ]}
      />
    </StoryForm>
  ),
};
