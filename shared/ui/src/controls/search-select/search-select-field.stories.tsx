import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { openList } from '../../testing/open-list.ts';
import { groupedOptions, hardOptions, manyOptions } from '../../testing/story-options.ts';
import { SearchSelectField } from './search-select-field.tsx';

const meta = { title: 'Inputs/Select with search' } satisfies Meta;
export default meta;

const story = fieldStories(SearchSelectField, { name: 'value', label: 'Store', options: manyOptions(40) });

export const Empty = story();
export const Filled = story({ help: 'The store you bought in.' }, { value: 'store-7' });
export const Wrong = story({}, { error: 'Choose a store' });
export const Disabled = story({ disabled: true }, { value: 'store-7' });
export const Open = story({ optional: true }, { value: 'store-7', play: openList });
export const OpenWithoutSearch = story({ options: manyOptions(10) }, { play: openList });
export const OpenWithGroups = story({ options: groupedOptions, searchFrom: 0 }, { play: openList });
export const OpenTenThousand = story(
  { options: manyOptions(10_000) },
  { value: 'store-9000', play: openList },
);
export const OpenWithoutOptions = story({ options: [] }, { play: openList });
export const HardTexts = story({ options: hardOptions }, { value: 'huge' });
export const OpenHardTexts = story(
  { options: hardOptions, searchFrom: 0 },
  { value: 'same', play: openList },
);
