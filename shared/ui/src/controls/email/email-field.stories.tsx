import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { EmailField } from './email-field.tsx';

const meta = { title: 'Inputs/Email' } satisfies Meta;
export default meta;

const story = fieldStories(EmailField, { name: 'value', label: 'Email' });

export const Empty = story();
export const Filled = story({}, { value: 'maria@portal.test' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 'maria@portal.test', error: 'is taken' });
export const Disabled = story({ disabled: true }, { value: 'maria@portal.test' });
