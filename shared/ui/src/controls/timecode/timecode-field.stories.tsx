import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { TimecodeField } from './timecode-field.tsx';

const meta = { title: 'Inputs/Timecode' } satisfies Meta;
export default meta;

const story = fieldStories(TimecodeField, { name: 'value', label: 'Start', min: 30, max: 7200 });

export const Empty = story();
export const Filled = story({}, { value: 3723 });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 3723, error: 'is after the end' });
export const Disabled = story({ disabled: true }, { value: 3723 });
