import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { RangeField } from './range-field.tsx';

const meta = { title: 'Inputs/Range' } satisfies Meta;
export default meta;

const story = fieldStories(RangeField, {
  name: 'value',
  label: 'Weeks',
  min: 0,
  max: 23,
  minSpan: 3,
  maxSpan: 11,
});

export const Empty = story();
export const Filled = story({}, { value: [4, 12] });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: [4, 12], error: 'is too wide' });
export const Disabled = story({ disabled: true }, { value: [4, 12] });
export const InWords = story(
  { label: 'Months', max: 11, valueText: (at) => `Month ${at + 1}` },
  { value: [0, 5] },
);
export const ShortTrack = story({ max: 2 }, { value: [0, 2] });
