import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { UrlField } from './url-field.tsx';

const meta = { title: 'Inputs/URL' } satisfies Meta;
export default meta;

const story = fieldStories(UrlField, { name: 'value', label: 'Website' });

export const Empty = story();
export const Filled = story({}, { value: 'https://portal.test/help' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story(
  {},
  { value: 'https://portal.test/help', error: 'must be a web address that starts with http:// or https://' },
);
export const Disabled = story({ disabled: true }, { value: 'https://portal.test/help' });
