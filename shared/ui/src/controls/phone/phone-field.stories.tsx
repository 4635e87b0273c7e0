import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { PhoneField } from './phone-field.tsx';

const meta = { title: 'Inputs/Phone' } satisfies Meta;
export default meta;

const story = fieldStories(PhoneField, { name: 'value', label: 'Phone' });

export const Empty = story();
export const Filled = story({}, { value: '+15550102030' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: '+15550102030', error: 'must be a phone number' });
export const Disabled = story({ disabled: true }, { value: '+15550102030' });
