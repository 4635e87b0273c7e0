import type { Meta, StoryObj } from '@storybook/react-vite';
import { openList } from '../testing/open-list.ts';
import {
  groupedOptions,
  hardOptions,
  manyOptions,
  searchAnswersWrong,
  searchFails,
  searchNeverAnswers,
  searchStores,
} from '../testing/story-options.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { MultiselectField } from './multiselect-field.tsx';

const meta = { title: 'Inputs/Multiselect' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} />
    </StoryForm>
  ),
};
export const One: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-2'] }}>
      <MultiselectField
        name="value"
        label="Stores"
        options={manyOptions(23)}
        help="Where you would pick it up."
      />
    </StoryForm>
  ),
};
export const Five: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-1', 'store-2', 'store-3', 'store-4', 'store-5'] }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} />
    </StoryForm>
  ),
};
export const Six: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-1', 'store-2', 'store-3', 'store-4', 'store-5', 'store-6'] }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose a store' }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-2', 'store-3'] }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} disabled />
    </StoryForm>
  ),
};
export const Open: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-2', 'store-20'] }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenAtMaximum: Story = {
  render: () => (
    <StoryForm values={{ value: ['store-1', 'store-2'] }}>
      <MultiselectField name="value" label="Stores" options={manyOptions(23)} max={2} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithGroups: Story = {
  render: () => (
    <StoryForm values={{ value: ['sofa', 'kettle', 'toaster'] }}>
      <MultiselectField name="value" label="Stores" options={groupedOptions} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenTenThousand: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" options={manyOptions(10_000)} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithoutOptions: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" options={[]} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenServer: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" search={searchStores} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenSearching: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" search={searchNeverAnswers} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenFailed: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" search={searchFails} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenUnreadable: Story = {
  render: () => (
    <StoryForm>
      <MultiselectField name="value" label="Stores" search={searchAnswersWrong} />
    </StoryForm>
  ),
  play: openList,
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: ['same', 'nameless', 'long', 'rtl', 'huge'] }}>
      <MultiselectField name="value" label="Stores" options={hardOptions} />
    </StoryForm>
  ),
};
export const OpenHardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: ['same', 'markup'] }}>
      <MultiselectField name="value" label="Stores" options={hardOptions} />
    </StoryForm>
  ),
  play: openList,
};
