import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { CodeField } from './code-field.tsx';

const meta = { title: 'Inputs/One-time code' } satisfies Meta;
export default meta;

const story = fieldStories(CodeField, { name: 'value', label: 'Code' });

export const Empty = story();
export const Filled = story({}, { value: '30512' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: '30512', error: 'is not the code that we sent' });
export const Disabled = story({ disabled: true }, { value: '30512' });
export const SixDigits = story({ length: 6 }, { value: '305128' });
