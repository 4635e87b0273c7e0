import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/text-field.tsx';
import { hardTexts } from '../../testing/hard-texts.ts';
import { StoryForm } from '../../testing/story-form.tsx';
import { CollectionField } from './collection-field.tsx';

const meta = { title: 'Inputs/Collection' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <CollectionField name="value" label="Addresses" itemLabel="Address" optional>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: [{ street: '12 Oak Lane' }, { street: '7 Elm Street' }] }}>
      <CollectionField name="value" label="Addresses" itemLabel="Address" addText="Add an address">
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const AtMinimum: Story = {
  render: () => (
    <StoryForm values={{ value: [{ street: '12 Oak Lane' }, { street: '7 Elm Street' }] }}>
      <CollectionField name="value" label="Addresses" itemLabel="Address" min={2} max={4}>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const AtMaximum: Story = {
  render: () => (
    <StoryForm values={{ value: [{ street: '12 Oak Lane' }, { street: '7 Elm Street' }] }}>
      <CollectionField name="value" label="Addresses" itemLabel="Address" max={2}>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const NeededFromTheStart: Story = {
  render: () => (
    <StoryForm values={{ value: [{}, {}] }}>
      <CollectionField name="value" label="Addresses" itemLabel="Address" min={2}>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm errors={{ value: 'Add an address' }}>
      <CollectionField
        name="value"
        label="Addresses"
        itemLabel="Address"
        help="Where you lived in the last five years."
      >
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: [{ street: '12 Oak Lane' }, { street: '7 Elm Street' }] }}>
      <CollectionField name="value" label="Addresses" itemLabel="Address" disabled>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
export const HardTexts: Story = {
  render: () => (
    <StoryForm values={{ value: [{ street: hardTexts.huge }, { street: hardTexts.rightToLeft }] }}>
      <CollectionField name="value" label="Addresses" itemLabel={hardTexts.unbroken}>
        {(item) => <TextField name={`${item}.street`} label="Street" />}
      </CollectionField>
    </StoryForm>
  ),
};
