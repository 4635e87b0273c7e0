import { addDays, type CalendarDate } from '@portal/domain';
import type { FormInput } from '@portal/api-contract';

/** Inputs for numbers, money and dates; the delivery date is within 90 days from today. */
export const numberInputs = (today: CalendarDate): readonly FormInput[] => [
  { name: 'discount', type: 'percentage', label: 'Discount', min: 0, max: 0.5 },
  { name: 'deposit', type: 'money', label: 'Deposit', min: 0, max: 100_000 },
  {
    name: 'deliver_on',
    type: 'date',
    label: 'Delivery date',
    help: 'Within the next 90 days.',
    min: today,
    max: addDays(today, 90),
  },
  { name: 'call_length', type: 'timecode', label: 'Length of the call', min: 0, max: 3600 },
  { name: 'rating', type: 'rating', label: 'Rating', stars: 5 },
  { name: 'months', type: 'range', label: 'Months', min: 1, max: 12, min_span: 3, max_span: 11 },
];
