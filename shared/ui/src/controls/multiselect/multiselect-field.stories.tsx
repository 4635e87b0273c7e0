import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { openList } from '../../testing/open-list.ts';
import {
  groupedOptions,
  hardOptions,
  manyOptions,
  searchAnswersWrong,
  searchFails,
  searchNeverAnswers,
  searchStores,
} from '../../testing/story-options.ts';
import { MultiselectField } from './multiselect-field.tsx';

const meta = { title: 'Inputs/Multiselect' } satisfies Meta;
export default meta;

const story = fieldStories(MultiselectField, { name: 'value', label: 'Stores', options: manyOptions(23) });

export const Empty = story();
export const One = story({ help: 'Where you would pick it up.' }, { value: ['store-2'] });
export const Five = story({}, { value: ['store-1', 'store-2', 'store-3', 'store-4', 'store-5'] });
export const Six = story({}, { value: ['store-1', 'store-2', 'store-3', 'store-4', 'store-5', 'store-6'] });
export const Wrong = story({}, { error: 'Choose a store' });
export const Disabled = story({ disabled: true }, { value: ['store-2', 'store-3'] });
export const Open = story({}, { value: ['store-2', 'store-20'], play: openList });
export const OpenAtMaximum = story({ max: 2 }, { value: ['store-1', 'store-2'], play: openList });
export const OpenWithGroups = story(
  { options: groupedOptions },
  { value: ['sofa', 'kettle', 'toaster'], play: openList },
);
export const OpenTenThousand = story({ options: manyOptions(10_000) }, { play: openList });
export const OpenWithoutOptions = story({ options: [] }, { play: openList });
export const OpenServer = story({ options: undefined, search: searchStores }, { play: openList });
export const OpenSearching = story({ options: undefined, search: searchNeverAnswers }, { play: openList });
export const OpenFailed = story({ options: undefined, search: searchFails }, { play: openList });
export const OpenUnreadable = story({ options: undefined, search: searchAnswersWrong }, { play: openList });
export const HardTexts = story(
  { options: hardOptions },
  { value: ['same', 'nameless', 'long', 'rtl', 'huge'] },
);
export const OpenHardTexts = story({ options: hardOptions }, { value: ['same', 'markup'], play: openList });
