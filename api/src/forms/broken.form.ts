import type { Form } from './form.ts';

/**
 * A form of the demo that breaks the contract, to show how a portal handles it: an input of an unknown type, two that
 * depend on each other, and some that are not inputs.
 */
export const brokenForm: Form = {
  texts: { title: 'A broken form', description: 'What can be read of it works.' },
  inputs: () => [
    { name: 'valid', type: 'text', label: 'A valid input', required: true },
    { name: 'left', type: 'text', label: 'Left, which depends on right', depends_on: ['right'] },
    { name: 'right', type: 'text', label: 'Right, which depends on left', depends_on: ['left'] },
  ],
  opening: { hologram: { depth: 3 } },
  computed: ({ left, right }) => ({
    left: textOf(left) ?? textOf(right),
    right: textOf(right) ?? textOf(left),
  }),
  unreadable: [
    { name: 'hologram', type: 'hologram', label: 'An input of no known type' },
    { name: 'options', type: 'select', label: 'A select without options' },
    { name: '', type: 'text', label: 'An input without a name' },
    { type: 'text' },
    'no input at all',
    null,
  ],
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
