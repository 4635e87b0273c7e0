import type { Meta, StoryObj } from '@storybook/react-vite';
import { openList } from '../testing/open-list.ts';
import { groupedOptions, hardOptions, manyOptions } from '../testing/story-options.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { SearchSelectField } from './search-select-field.tsx';

const meta = { title: 'Inputs/Select with search' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <SearchSelectField name="value" label="Store" options={manyOptions(40)} />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <SearchSelectField
        name="value"
        label="Store"
        options={manyOptions(40)}
        help="The store you bought in."
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose a store' }}>
      <SearchSelectField name="value" label="Store" options={manyOptions(40)} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <SearchSelectField name="value" label="Store" options={manyOptions(40)} disabled />
    </StoryForm>
  ),
};
export const Open: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-7' }}>
      <SearchSelectField name="value" label="Store" options={manyOptions(40)} optional />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithoutSearch: Story = {
  render: () => (
    <StoryForm>
      <SearchSelectField name="value" label="Store" options={manyOptions(10)} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithGroups: Story = {
  render: () => (
    <StoryForm>
      <SearchSelectField name="value" label="Store" options={groupedOptions} searchFrom={0} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenTenThousand: Story = {
  render: () => (
    <StoryForm values={{ value: 'store-9000' }}>
      <SearchSelectField name="value" label="Store" options={manyOptions(10_000)} />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithoutOptions: Story = {
  render: () => (
    <StoryForm>
      <SearchSelectField name="value" label="Store" options={[]} />
    </StoryForm>
  ),
  play: openList,
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: 'huge' }}>
      <SearchSelectField name="value" label="Store" options={hardOptions} />
    </StoryForm>
  ),
};
export const OpenHardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: 'same' }}>
      <SearchSelectField name="value" label="Store" options={hardOptions} searchFrom={0} />
    </StoryForm>
  ),
  play: openList,
};
