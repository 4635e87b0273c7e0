import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardTexts } from '../../testing/hard-texts.ts';
import type { FilterSource, SavedFilter, SavedFiltersState } from './saved-filter.ts';
import { SavedFilters } from './saved-filters.tsx';

const meta: Meta = { title: 'Data/Saved filters' };
export default meta;

const saved = (name: string): SavedFilter => ({ name, inputValues: { name } });
const ready = (names: readonly string[]): SavedFiltersState => ({
  status: 'ready',
  filters: names.map(saved),
});
const both = { addPersonal: true, addGlobal: true };

function story(state: SavedFiltersState, may: FilterSource['may'] = both): StoryObj {
  const source: FilterSource = {
    state,
    may,
    addPersonal: () => Promise.resolve(),
    addGlobal: () => Promise.reject(new Error('That name is taken.')),
  };
  return {
    render: () => <SavedFilters source={source} values={{ name: 'Late payers' }} onApply={() => {}} />,
  };
}

export const Some = story(ready(['Late payers', 'New this month', 'Nevada']));
export const None = story(ready([]));
export const ManyAreSearched = story(ready(Array.from({ length: 40 }, (_, at) => `Filter ${at + 1}`)));
export const MayNotSave = story(ready(['Late payers']), { addPersonal: false, addGlobal: false });
export const Loading = story({ status: 'loading' });
export const Failed = story({
  status: 'failed',
  error: new Error('Network request failed'),
  retry: () => {},
});
export const WrongShape = story({
  status: 'ready',
  filters: [{ title: 'x' }] as unknown as readonly SavedFilter[],
});
export const HardNames = story(
  ready([hardTexts.huge, hardTexts.markup, hardTexts.rightToLeft, 'Twice', 'Twice']),
);
