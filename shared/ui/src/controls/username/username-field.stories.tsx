import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { UsernameField } from './username-field.tsx';

const meta = { title: 'Inputs/Username' } satisfies Meta;
export default meta;

const story = fieldStories(UsernameField, { name: 'value', label: 'Username' });

export const Empty = story();
export const Filled = story({}, { value: 'maria_27' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 'maria_27', error: 'is taken' });
export const Disabled = story({ disabled: true }, { value: 'maria_27' });
