import type { Meta, StoryObj } from '@storybook/react-vite';
import { openList } from '../testing/open-list.ts';
import { hardTexts } from '../testing/hard-texts.ts';
import {
  hardOptions,
  searchAnswersWrong,
  searchFails,
  searchNeverAnswers,
  searchStores,
} from '../testing/story-options.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { AsyncSelectField } from './async-select-field.tsx';

const chosen = { value: 'store-7', text: 'Marietta, store 7' };

const meta = { title: 'Inputs/Async select' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={searchStores} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <AsyncSelectField name="value" label="Store" search={searchStores} initialOption={chosen} />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose a store' }}>
      <AsyncSelectField name="value" label="Store" search={searchStores} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <AsyncSelectField name="value" label="Store" search={searchStores} initialOption={chosen} disabled />
    </StoryForm>
  ),
};
export const Open: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <AsyncSelectField name="value" label="Store" search={searchStores} initialOption={chosen} optional />
    </StoryForm>
  ),
  play: openList,
};
export const OpenSearching: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={searchNeverAnswers} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenNothing: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={() => Promise.resolve([])} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenFailed: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={searchFails} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenUnreadable: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={searchAnswersWrong} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenHardTexts: Story = {
  render: () => (
    <StoryForm>
      <AsyncSelectField name="value" label="Store" search={() => Promise.resolve(hardOptions)} />
    </StoryForm>
  ),
  play: openList,
};
export const HardText: Story = {
  render: () => (
    <StoryForm values={{ value: 'x' }}>
      <AsyncSelectField
        name="value"
        label="Store"
        search={searchStores}
        initialOption={{ value: 'x', text: hardTexts.huge }}
      />
    </StoryForm>
  ),
};
