import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { openList } from '../../testing/open-list.ts';
import { fewOptions, groupedOptions, hardOptions } from '../../testing/story-options.ts';
import { SelectField } from './select-field.tsx';

const meta = { title: 'Inputs/Select' } satisfies Meta;
export default meta;

const story = fieldStories(SelectField, { name: 'value', label: 'Department', options: fewOptions });

export const Empty = story();
export const Filled = story({}, { value: 'bed' });
export const Optional = story({
  placeholder: 'Any department',
  help: 'Leave it open to see all.',
  optional: true,
});
export const Wrong = story({}, { error: 'Choose a department' });
export const Disabled = story({ disabled: true }, { value: 'bed' });
export const Open = story({ optional: true }, { value: 'bed', play: openList });
export const OpenWithGroups = story({ options: groupedOptions }, { value: 'kettle', play: openList });
export const OpenWithoutOptions = story({ options: [] }, { play: openList });
export const HardTexts = story({ options: hardOptions }, { value: 'huge' });
export const OpenHardTexts = story({ options: hardOptions }, { value: 'same', play: openList });
