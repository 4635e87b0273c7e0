import type { Meta, StoryObj } from '@storybook/react-vite';
import { openList } from '../testing/open-list.ts';
import { StoryForm } from '../testing/story-form.tsx';
import { CountryField } from './country-field.tsx';

const locate = () => Promise.resolve('US');

const meta = { title: 'Inputs/Country' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <CountryField name="value" label="Country" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 'US' }}>
      <CountryField name="value" label="Country" />
    </StoryForm>
  ),
};
export const WithLocation: Story = {
  render: () => (
    <StoryForm>
      <CountryField name="value" label="Country" locate={locate} help="Where you live." />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Choose a country' }}>
      <CountryField name="value" label="Country" locate={locate} />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 'US' }}>
      <CountryField name="value" label="Country" locate={locate} disabled />
    </StoryForm>
  ),
};
export const Open: Story = {
  render: () => (
    <StoryForm values={{ value: 'US' }}>
      <CountryField name="value" label="Country" />
    </StoryForm>
  ),
  play: openList,
};
export const OpenWithoutSearch: Story = {
  render: () => (
    <StoryForm>
      <CountryField name="value" label="Country" countries={['US', 'CA', 'MX']} optional />
    </StoryForm>
  ),
  play: openList,
};
export const UnknownCode: Story = {
  render: () => (
    <StoryForm values={{ value: 'ZZZ' }}>
      <CountryField name="value" label="Country" />
    </StoryForm>
  ),
};
