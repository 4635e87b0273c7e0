import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { TagsField } from './tags-field.tsx';

const suggestions = ['Sofas', 'Sofa beds', 'Tables', 'Lamps', 'Rugs'];

const meta = { title: 'Inputs/Tags' } satisfies Meta;
export default meta;

const story = fieldStories(TagsField, { name: 'value', label: 'Interests' });

export const Empty = story();
export const Filled = story({ help: 'Press Enter after each.' }, { value: ['Sofas', 'Lamps'] });
export const WithLimit = story({ limit: 3 }, { value: ['Sofas', 'Lamps'] });
export const Full = story({ limit: 3 }, { value: ['Sofas', 'Lamps', 'Rugs'] });
export const WithSuggestions = story({ suggestions, optional: true }, { value: ['Sofas'] });
export const Wrong = story({}, { error: 'Enter interests' });
export const Disabled = story({ disabled: true }, { value: ['Sofas', 'Lamps'] });
export const HardTexts = story(
  {},
  { value: [hardTexts.long, hardTexts.unbroken, hardTexts.rightToLeft, hardTexts.markup, hardTexts.huge] },
);
