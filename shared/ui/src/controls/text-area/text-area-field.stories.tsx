import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { TextAreaField } from './text-area-field.tsx';

const meta = { title: 'Inputs/Text area' } satisfies Meta;
export default meta;

const twoLines = 'Leave it with the neighbour.\nThe bell does not work.';

const story = fieldStories(TextAreaField, { name: 'value', label: 'Delivery note' });

export const Empty = story();
export const Filled = story({}, { value: twoLines });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: twoLines, error: 'is too short' });
export const Disabled = story({ disabled: true }, { value: twoLines });
export const Counted = story({ maxLength: 200 }, { value: 'Leave it with the neighbour.' });
export const Full = story({ maxLength: 28, rows: 3 }, { value: 'Leave it with the neighbour.' });
export const LongTexts = story(
  { label: hardTexts.long, help: hardTexts.unbroken },
  { value: hardTexts.huge },
);
export const RightToLeft = story({}, { value: hardTexts.rightToLeft });
