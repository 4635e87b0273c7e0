import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { PercentageField } from './percentage-field.tsx';

const meta = { title: 'Inputs/Percentage' } satisfies Meta;
export default meta;

const story = fieldStories(PercentageField, { name: 'value', label: 'Rate' });

export const Empty = story();
export const Filled = story({}, { value: 0.07 });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: 0.07, error: 'must be a valid number' });
export const Disabled = story({ disabled: true }, { value: 0.07 });
export const Small = story({}, { value: 1e-7 });
export const Negative = story({}, { value: -0.295 });
