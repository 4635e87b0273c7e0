import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForm } from '../testing/story-form.tsx';
import { RatingField } from './rating-field.tsx';

const meta = { title: 'Inputs/Rating' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <StoryForm>
      <RatingField name="value" label="How was the delivery?" />
    </StoryForm>
  ),
};
export const Filled: Story = {
  render: () => (
    <StoryForm values={{ value: 4 }}>
      <RatingField name="value" label="How was the delivery?" />
    </StoryForm>
  ),
};
export const WithHelp: Story = {
  render: () => (
    <StoryForm>
      <RatingField
        name="value"
        label="How was the delivery?"
        help="What this is for, and where to find it."
        optional
      />
    </StoryForm>
  ),
};
export const Wrong: Story = {
  render: () => (
    <StoryForm values={{ value: 4 }} errors={{ value: 'is needed' }}>
      <RatingField name="value" label="How was the delivery?" />
    </StoryForm>
  ),
};
export const Disabled: Story = {
  render: () => (
    <StoryForm values={{ value: 4 }}>
      <RatingField name="value" label="How was the delivery?" disabled />
    </StoryForm>
  ),
};
export const TenStars: Story = {
  render: () => (
    <StoryForm values={{ value: 7 }}>
      <RatingField name="value" label="How was the delivery?" stars={10} />
    </StoryForm>
  ),
};
