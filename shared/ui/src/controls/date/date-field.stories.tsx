import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { DateField } from './date-field.tsx';

const meta = { title: 'Inputs/Date' } satisfies Meta;
export default meta;

const story = fieldStories(DateField, {
  name: 'value',
  label: 'Payment date',
  min: '2026-11-20',
  max: '2026-12-31',
});

export const Empty = story();
export const Filled = story({}, { value: '2026-12-04' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: '2026-12-04', error: 'is a holiday' });
export const Disabled = story({ disabled: true }, { value: '2026-12-04' });
export const NoSuchDay = story({ min: undefined, max: undefined }, { value: '02/30/2026', error: '' });
