import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { TextField } from './text-field.tsx';

const meta = { title: 'Inputs/Text' } satisfies Meta;
export default meta;

const story = fieldStories(TextField, { name: 'value', label: 'City' });

export const Empty = story();
export const Filled = story({}, { value: 'Macon' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 'Macon', error: 'must be a city we deliver to' });
export const Disabled = story({ disabled: true }, { value: 'Macon' });
export const WithPlaceholder = story({ placeholder: 'Macon' });
export const WithSigns = story({
  label: 'Weight',
  trailing: <span css={{ paddingInline: 8 }}>lb</span>,
  leading: '≈',
});
export const LongTexts = story(
  { label: hardTexts.long, help: hardTexts.unbroken },
  { value: hardTexts.huge },
);
export const RightToLeft = story({ label: hardTexts.rightToLeft }, { value: hardTexts.rightToLeft });
export const Markup = story(
  { label: hardTexts.markup },
  { value: hardTexts.markup, error: hardTexts.markup },
);
