import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { RadioCards } from './radio-cards.tsx';

const choices = [
  { value: 'visa', title: 'Visa ending 4242', note: 'default', trailing: '$84.20' },
  { value: 'mc', title: 'Mastercard ending 0077', disabledReason: 'needs verification' },
  { value: 'bank', title: 'Macon Credit Union' },
];

const meta = { title: 'Inputs/Radio cards' } satisfies Meta;
export default meta;

const story = fieldStories(RadioCards, { name: 'value', label: 'Pay with', choices });

export const Empty = story();
export const Filled = story({}, { value: 'visa' });
export const Wrong = story({}, { value: 'bank', error: 'was removed' });
export const LongTexts = story({
  label: hardTexts.long,
  choices: [
    { value: 'a', title: hardTexts.unbroken, note: hardTexts.long, trailing: '$84.20' },
    { value: 'b', title: hardTexts.rightToLeft },
  ],
});
