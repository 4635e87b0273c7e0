import type { FormInput } from '@portal/api-contract';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const choiceInputs: readonly FormInput[] = [
  {
    name: 'room',
    type: 'select',
    label: 'Room',
    options: [
      {
        value: 'indoors',
        text: 'Indoors',
        children: [
          { value: 'kitchen', text: 'Kitchen' },
          { value: 'bedroom', text: 'Bedroom' },
          { value: 'attic', text: 'Attic', disabled: true },
        ],
      },
      { value: 'outdoors', text: 'Outdoors', children: [{ value: 'porch', text: 'Porch' }] },
    ],
  },
  {
    name: 'delivery',
    type: 'radio',
    label: 'Delivery',
    required: true,
    options: [
      { value: 'standard', text: 'Standard' },
      { value: 'express', text: 'Express' },
      { value: 'drone', text: 'By drone', disabled: true },
    ],
  },
  { name: 'retailer', type: 'async_select', label: 'Retailer', source: 'retailers' },
  {
    name: 'delivery_days',
    type: 'multiselect',
    label: 'Delivery days',
    max: 3,
    options: days.map((text) => ({ value: text.toLowerCase(), text })),
  },
  { name: 'cities', type: 'multiselect', label: 'Cities', source: 'cities', max: 5 },
  {
    name: 'tags',
    type: 'tags',
    label: 'Tags',
    limit: 5,
    options: [
      { value: 'fragile', text: 'Fragile' },
      { value: 'heavy', text: 'Heavy' },
    ],
  },
  { name: 'country', type: 'country', label: 'Country' },
  { name: 'call_first', type: 'switch', label: 'Call before delivery' },
  { name: 'terms', type: 'checkbox', label: 'I agree to the delivery terms', required: true },
];
