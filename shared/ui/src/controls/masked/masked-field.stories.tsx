import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { MaskedField } from './masked-field.tsx';

const meta = { title: 'Inputs/Masked' } satisfies Meta;
export default meta;

const story = fieldStories(MaskedField, { name: 'value', label: 'SSN', type: 'ssn' });

export const Empty = story();
export const Filled = story({}, { value: '123-45-6789' });
export const WithHelp = story({ help: 'What this is for, and where to find it.', optional: true });
export const Wrong = story({}, { value: '123-45-6789', error: 'does not match our records' });
export const Disabled = story({ disabled: true }, { value: '123-45-6789' });
export const Routing = story({ label: 'Routing number', type: 'routing' }, { value: '061000104' });
export const Account = story({ label: 'Account number', type: 'account' }, { value: '000123456789' });
export const Short = story({ label: 'Account number', type: 'account' }, { value: '1234' });
