import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';

const meta = { title: 'Inputs/Password' } satisfies Meta;
export default meta;

const story = fieldStories(PasswordField, { name: 'value', label: 'New password' });

export const Empty = story({ label: 'Password' });
export const Filled = story({ label: 'Password' }, { value: 'Portal!demo1' });
export const NewAndEmpty = story({ purpose: 'new', meter: PasswordMeter });
export const TooWeak = story({ purpose: 'new', meter: PasswordMeter }, { value: 'ab' });
export const Weak = story({ purpose: 'new', meter: PasswordMeter }, { value: 'abcdefgh' });
export const Good = story({ purpose: 'new', meter: PasswordMeter }, { value: 'aA1!' });
export const Strong = story({ purpose: 'new', meter: PasswordMeter }, { value: 'Portal!demo1' });
export const EasyToGuess = story(
  { purpose: 'new', meter: PasswordMeter },
  { value: 'Portal!demo1', error: 'is easy to guess' },
);
export const Wrong = story({ label: 'Password' }, { value: 'x', error: 'is not your password' });
export const Disabled = story({ label: 'Password', disabled: true });
