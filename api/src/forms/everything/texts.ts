import type { FormInput } from '@portal/api-contract';

export const textInputs: readonly FormInput[] = [
  { name: 'full_name', type: 'text', label: 'Full name', required: true, max_length: 60 },
  {
    name: 'reference',
    type: 'text',
    label: 'Reference',
    help: 'Two letters, a hyphen and four digits.',
    placeholder: 'AB-1234',
    pattern: '[A-Z]{2}-\\d{4}',
  },
  {
    name: 'colour',
    type: 'text',
    label: 'Colour',
    help: 'Red, green or blue.',
    in: ['red', 'green', 'blue'],
  },
  { name: 'email', type: 'email', label: 'Email', required: true },
  { name: 'username', type: 'username', label: 'User name', max_length: 30 },
  { name: 'website', type: 'url', label: 'Website' },
  { name: 'phone', type: 'phone', label: 'International phone', placeholder: '+15550101' },
  { name: 'local_phone', type: 'local_phone', label: 'Phone', placeholder: '(478) 555-0101' },
  { name: 'password', type: 'password', label: 'Password', meter: true },
  { name: 'notes', type: 'textarea', label: 'Notes', rows: 4, max_length: 500 },
  { name: 'badge', type: 'digits', label: 'Badge number', max_length: 8 },
  { name: 'ssn', type: 'masked', label: 'SSN', kind: 'ssn' },
  { name: 'routing', type: 'masked', label: 'Routing number', kind: 'routing' },
  { name: 'account', type: 'masked', label: 'Account number', kind: 'account' },
  { name: 'code', type: 'code', label: 'Code', length: 5 },
];
