import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardStoreOptions, storeOptions } from '../../testing/story-options.ts';
import { CheckboxGroupField } from './checkbox-group-field.tsx';

const meta = { title: 'Inputs/Checkboxes' } satisfies Meta;
export default meta;

const story = fieldStories(CheckboxGroupField, { name: 'value', label: 'Show', options: storeOptions });

export const Empty = story();
export const Filled = story({}, { value: ['all', 'near'] });
export const Row = story({ direction: 'row' }, { value: ['all', 'near'] });
export const WithHelp = story({ help: 'What this is for.', optional: true });
export const Wrong = story({}, { value: ['all', 'near'], error: 'not in the allowed values' });
export const Disabled = story({ disabled: true }, { value: ['all', 'near'] });
export const NoOptions = story({ options: [] });
export const HardTexts = story({ options: hardStoreOptions }, { value: ['same', 'rtl'] });
