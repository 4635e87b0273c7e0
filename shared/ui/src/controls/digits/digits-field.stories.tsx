import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { DigitsField } from './digits-field.tsx';

const meta = { title: 'Inputs/Digits' } satisfies Meta;
export default meta;

const story = fieldStories(DigitsField, { name: 'value', label: 'Routing number', length: 9 });

export const Empty = story();
export const Filled = story({}, { value: '061000104' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: '061000104', error: 'is of no bank' });
export const Disabled = story({ disabled: true }, { value: '061000104' });
