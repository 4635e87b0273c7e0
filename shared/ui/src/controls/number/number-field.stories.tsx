import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { NumberField } from './number-field.tsx';

const meta = { title: 'Inputs/Number' } satisfies Meta;
export default meta;

const story = fieldStories(NumberField, { name: 'value', label: 'Quantity', min: 0, max: 100 });

export const Empty = story();
export const Filled = story({}, { value: 12.5 });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 12.5, error: 'must be a valid number' });
export const Disabled = story({ disabled: true }, { value: 12.5 });
export const LongTexts = story(
  { label: hardTexts.long, min: undefined, max: undefined, help: hardTexts.unbroken },
  { value: Number.MAX_SAFE_INTEGER },
);
