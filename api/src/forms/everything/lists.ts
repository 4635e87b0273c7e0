import type { FormInput } from '@portal/api-contract';

export const listInputs: readonly FormInput[] = [
  {
    name: 'items',
    type: 'collection',
    label: 'Items',
    item_label: 'Item',
    min_items: 1,
    max_items: 5,
    inputs: [
      { name: 'name', type: 'text', label: 'Name', required: true, max_length: 60 },
      { name: 'price', type: 'money', label: 'Price', min: 0, max: 1_000_000 },
      {
        name: 'condition',
        type: 'radio',
        label: 'Condition',
        options: [
          { value: 'new', text: 'New' },
          { value: 'used', text: 'Used' },
        ],
      },
    ],
  },
  {
    name: 'attachments',
    type: 'file',
    label: 'Attachments',
    help: 'PDF or images, at most 3.',
    accept: ['.pdf', 'image/*'],
    max_files: 3,
  },
];
