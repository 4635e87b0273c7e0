import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { openList } from '../../testing/open-list.ts';
import { hardTexts } from '../../testing/hard-texts.ts';
import {
  hardOptions,
  searchAnswersWrong,
  searchFails,
  searchNeverAnswers,
  searchStores,
} from '../../testing/story-options.ts';
import { AsyncSelectField } from './async-select-field.tsx';

const chosen = { value: 'store-7', text: 'Marietta, store 7' };

const meta = { title: 'Inputs/Async select' } satisfies Meta;
export default meta;

const story = fieldStories(AsyncSelectField, { name: 'value', label: 'Store', search: searchStores });

export const Empty = story();
export const Filled = story({ initialOption: chosen }, { value: 'store-7' });
export const Wrong = story({}, { error: 'Choose a store' });
export const Disabled = story({ initialOption: chosen, disabled: true }, { value: 'store-7' });
export const Open = story({ initialOption: chosen, optional: true }, { value: 'store-7', play: openList });
export const OpenSearching = story({ search: searchNeverAnswers }, { play: openList });
export const OpenNothing = story({ search: () => Promise.resolve([]) }, { play: openList });
export const OpenFailed = story({ search: searchFails }, { play: openList });
export const OpenUnreadable = story({ search: searchAnswersWrong }, { play: openList });
export const OpenHardTexts = story({ search: () => Promise.resolve(hardOptions) }, { play: openList });
export const HardText = story({ initialOption: { value: 'x', text: hardTexts.huge } }, { value: 'x' });
