import type { Meta } from '@storybook/react-vite';
import { fieldStories } from '../../testing/field-stories.tsx';
import { openList } from '../../testing/open-list.ts';
import { CountryField } from './country-field.tsx';

const locate = () => Promise.resolve('US');

const meta = { title: 'Inputs/Country' } satisfies Meta;
export default meta;

const story = fieldStories(CountryField, { name: 'value', label: 'Country' });

export const Empty = story();
export const Filled = story({}, { value: 'US' });
export const WithLocation = story({ locate, help: 'Where you live.' });
export const Wrong = story({ locate }, { error: 'Choose a country' });
export const Disabled = story({ locate, disabled: true }, { value: 'US' });
export const Open = story({}, { value: 'US', play: openList });
export const OpenWithoutSearch = story({ countries: ['US', 'CA', 'MX'], optional: true }, { play: openList });
export const UnknownCode = story({}, { value: 'ZZZ' });
