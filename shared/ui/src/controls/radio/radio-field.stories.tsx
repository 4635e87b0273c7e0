import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { hardStoreOptions, storeOptions } from '../../testing/story-options.ts';
import { RadioField } from './radio-field.tsx';

const meta = { title: 'Inputs/Radio' } satisfies Meta;
export default meta;

const story = fieldStories(RadioField, { name: 'value', label: 'Show', options: storeOptions });

export const Empty = story();
export const Filled = story({}, { value: 'near' });
export const Row = story({ direction: 'row' }, { value: 'near' });
export const WithHelp = story({ help: 'What this is for.', optional: true });
export const Wrong = story({}, { value: 'near', error: 'not in the allowed values' });
export const Disabled = story({ disabled: true }, { value: 'near' });
export const NoOptions = story({ options: [] });
export const HardTexts = story({ options: hardStoreOptions }, { value: 'same' });
