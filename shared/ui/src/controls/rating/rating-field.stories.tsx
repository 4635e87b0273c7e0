import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { RatingField } from './rating-field.tsx';

const meta = { title: 'Inputs/Rating' } satisfies Meta;
export default meta;

const story = fieldStories(RatingField, { name: 'value', label: 'How was the delivery?' });

export const Empty = story();
export const Filled = story({}, { value: 4 });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 4, error: 'is needed' });
export const Disabled = story({ disabled: true }, { value: 4 });
export const TenStars = story({ stars: 10 }, { value: 7 });
