import type { SelectOption } from '../controls/options/option.ts';
import { hardTexts } from './hard-texts.ts';

export const fewOptions: readonly SelectOption[] = [
  { value: 'sofa', text: 'Sofas' },
  { value: 'bed', text: 'Beds' },
  { value: 'washer', text: 'Washers' },
  { value: 'tv', text: 'Televisions', disabled: true },
];

export const groupedOptions: readonly SelectOption[] = [
  {
    value: 'living',
    text: 'Living room',
    children: [
      { value: 'sofa', text: 'Sofas' },
      { value: 'chair', text: 'Armchairs' },
      { value: 'table', text: 'Coffee tables', disabled: true },
    ],
  },
  {
    value: 'kitchen',
    text: 'Kitchen',
    children: [
      { value: 'fridge', text: 'Refrigerators' },
      {
        value: 'small',
        text: 'Small appliances',
        children: [
          { value: 'kettle', text: 'Kettles' },
          { value: 'toaster', text: 'Toasters' },
        ],
      },
    ],
  },
  { value: 'other', text: 'Everything else' },
];

/** Equal values, an empty text, and texts that break layouts. */
export const hardOptions: readonly SelectOption[] = [
  { value: 'same', text: 'First of one value' },
  { value: 'same', text: 'Second of one value' },
  { value: 'nameless', text: '' },
  { value: 'long', text: hardTexts.long },
  { value: 'unbroken', text: hardTexts.unbroken },
  { value: 'rtl', text: hardTexts.rightToLeft },
  { value: 'markup', text: hardTexts.markup },
  { value: 'huge', text: hardTexts.huge },
];

/** A few options that are all visible at once. */
export const storeOptions: readonly SelectOption[] = [
  { value: 'all', text: 'All stores' },
  { value: 'near', text: 'Stores near me' },
  { value: 'none', text: 'No stores', disabled: true },
];

export const hardStoreOptions: readonly SelectOption[] = [
  { value: 'same', text: hardTexts.unbroken },
  { value: 'same', text: hardTexts.long },
  { value: 'rtl', text: hardTexts.rightToLeft },
  { value: 'markup', text: hardTexts.markup },
];

const cities = [
  'Macon',
  'Augusta',
  'Savannah',
  'Athens',
  'Albany',
  'Roswell',
  'Marietta',
  'Valdosta',
  'Rome',
  'Dalton',
];

export const manyOptions = (count: number): readonly SelectOption[] =>
  Array.from({ length: count }, (_, index) => ({
    value: `store-${index + 1}`,
    text: `${cities[index % cities.length]}, store ${index + 1}`,
  }));

/** A server for stories that answers at once. */
export const searchStores = (text: string): Promise<readonly SelectOption[]> =>
  Promise.resolve(manyOptions(40).filter((option) => option.text.toLowerCase().includes(text.toLowerCase())));

export const searchFails = (): Promise<never> => Promise.reject(new Error('The server is away.'));

export const searchNeverAnswers = (): Promise<never> => new Promise(() => {});

/** A server of another version, whose answer is not a list of options. */
export const searchAnswersWrong = (): Promise<readonly SelectOption[]> =>
  Promise.resolve(JSON.parse('{"items":[]}') as readonly SelectOption[]);
