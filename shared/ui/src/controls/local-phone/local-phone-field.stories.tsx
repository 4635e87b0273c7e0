import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { LocalPhoneField } from './local-phone-field.tsx';

const meta = { title: 'Inputs/Local phone' } satisfies Meta;
export default meta;

const story = fieldStories(LocalPhoneField, { name: 'value', label: 'Phone of the store' });

export const Empty = story();
export const Filled = story({}, { value: '(555) 010-2030' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story(
  {},
  { value: '(555) 010-2030', error: 'must be a phone number like (123) 456-7890' },
);
export const Disabled = story({ disabled: true }, { value: '(555) 010-2030' });
