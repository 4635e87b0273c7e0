import type { SchemaPorts } from '../schema-form/schema/schema-ports.ts';
import type { SchemaSource } from '../schema-form/schema/schema-source.ts';
import { hardTexts } from './hard-texts.ts';
import { searchStores } from './story-options.ts';
import { storyFiles, uploadsArrive } from './story-uploads.ts';

const options = [
  { value: 'oak', text: 'Oak' },
  { value: 'walnut', text: 'Walnut' },
  { value: 'cherry', text: 'Cherry', disabled: true },
];

export const delivery = {
  title: 'Delivery',
  description: 'Where the goods go, and when.',
  submit_text: 'Order the delivery',
  inputs: [
    { name: 'street', type: 'text', label: 'Street', required: true },
    { name: 'make', type: 'select', label: 'Make', required: true, options },
    { name: 'trim', type: 'select', label: 'Trim', depends_on: ['make'], options },
    { name: 'day', type: 'date', label: 'Day', help: 'Any day but a Sunday.' },
  ],
  values: { street: '12 Oak Street' },
};

export const everyType = {
  title: 'Every type',
  inputs: [
    { name: 'text', type: 'text', label: 'Text', placeholder: 'As you like', max_length: 60 },
    { name: 'email', type: 'email', label: 'Email', required: true },
    { name: 'username', type: 'username', label: 'User name' },
    { name: 'url', type: 'url', label: 'Web address' },
    { name: 'phone', type: 'phone', label: 'Phone with country' },
    { name: 'local_phone', type: 'local_phone', label: 'Phone' },
    { name: 'password', type: 'password', label: 'Password', meter: true },
    { name: 'textarea', type: 'textarea', label: 'Notes', rows: 3 },
    { name: 'number', type: 'number', label: 'Number', min: 1, max: 10 },
    { name: 'digits', type: 'digits', label: 'Digits', max_length: 8 },
    { name: 'percentage', type: 'percentage', label: 'Percentage', max: 0.5 },
    { name: 'money', type: 'money', label: 'Amount', min: 100, max: 100_000 },
    { name: 'masked', type: 'masked', label: 'Routing number', kind: 'routing' },
    { name: 'code', type: 'code', label: 'Code' },
    { name: 'date', type: 'date', label: 'Date' },
    { name: 'timecode', type: 'timecode', label: 'Length', max: 7_200 },
    { name: 'select', type: 'select', label: 'Wood', options },
    { name: 'radio', type: 'radio', label: 'Finish', options },
    { name: 'async_select', type: 'async_select', label: 'Store', source: 'stores' },
    { name: 'multiselect', type: 'multiselect', label: 'Woods', options },
    { name: 'tags', type: 'tags', label: 'Tags', limit: 4 },
    { name: 'checkbox', type: 'checkbox', label: 'I agree to the terms' },
    { name: 'switch', type: 'switch', label: 'Call before delivery' },
    { name: 'rating', type: 'rating', label: 'Rating' },
    { name: 'country', type: 'country', label: 'Country' },
    { name: 'range', type: 'range', label: 'Months', min: 1, max: 12 },
    {
      name: 'collection',
      type: 'collection',
      label: 'Goods',
      item_label: 'Piece',
      min_items: 1,
      inputs: [{ name: 'name', type: 'text', label: 'Name' }],
    },
    { name: 'file', type: 'file', label: 'Papers', max_files: 3 },
  ],
  values: {
    email: 'maria@portal.test',
    number: 2,
    percentage: 0.07,
    money: 12_350,
    timecode: 3_725,
    select: 'oak',
    multiselect: ['oak', 'walnut'],
    tags: ['fragile'],
    rating: 4,
    country: 'US',
    range: [2, 8],
    collection: [{ name: 'Table' }],
    file: storyFiles.map(({ id, originalName, token, size }) => ({
      id,
      original_name: originalName,
      token,
      size,
    })),
  },
};

export const partly = {
  title: 'A form with mistakes',
  description: 'What can be read of it works; the rest says so, or is named in the console.',
  inputs: [
    { name: 'valid', type: 'text', label: 'A valid input' },
    { name: 'hologram', type: 'hologram', label: 'An input of no known type' },
    { name: 'wood', type: 'select', label: 'A select without options' },
    { name: 'papers', type: 'date', label: 'A date with an odd limit', min: 'tomorrow' },
    null,
  ],
};

export const hard = {
  title: hardTexts.long,
  description: hardTexts.markup,
  submit_text: hardTexts.unbroken,
  inputs: Object.entries(hardTexts).map(([name, text]) => ({
    name,
    type: name === 'huge' ? 'textarea' : 'text',
    label: text.slice(0, 200),
    help: text.slice(0, 400),
  })),
  values: hardTexts,
};

const never = () => new Promise<never>(() => undefined);

/** Returns a source of a schema, with a story's changes. */
export function storySource(schema: unknown, change: Partial<SchemaSource> = {}): SchemaSource {
  return {
    view: () => Promise.resolve(schema),
    reload: never,
    submit: () => Promise.resolve(),
    ...change,
  };
}

export const neverAnswers: SchemaSource = storySource(null, { view: never });

export const storyPorts: SchemaPorts = {
  searchOptions: (_source, text) => searchStores(text),
  uploads: uploadsArrive,
  locateCountry: () => Promise.resolve('US'),
};
