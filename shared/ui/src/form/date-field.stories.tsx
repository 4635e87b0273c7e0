import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../testing/field-stories.tsx';
import { DateField } from './date-field.tsx';

const meta = { title: 'Inputs/Date' } satisfies Meta;
export default meta;

const story = fieldStories(DateField, { name: 'value', label: 'Payment date' });

export const Empty = story({ min: '2026-11-20', max: '2026-12-31' });
export const Filled = story({ min: '2026-11-20', max: '2026-12-31' }, { value: '2026-12-04' });
export const WithHelp = story({
  min: '2026-11-20',
  max: '2026-12-31',
  help: 'What this is for, and where to find it.',
  optional: true,
});
export const Wrong = story(
  { min: '2026-11-20', max: '2026-12-31' },
  { value: '2026-12-04', error: 'is a holiday' },
);
export const Disabled = story(
  { min: '2026-11-20', max: '2026-12-31', disabled: true },
  { value: '2026-12-04' },
);
export const NoSuchDay = story({}, { value: '02/30/2026', error: '' });
