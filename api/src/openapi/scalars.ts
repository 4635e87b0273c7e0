import type { JsonSchema } from './schema.ts';

const text = { type: 'string', minLength: 1, maxLength: 255 };
const decimal = '^\\s*[+-]?(\\d+(\\.\\d*)?|\\.\\d+)\\s*$';

/** Schemas of scalar values, by the name of their struct in the endpoint table. */
export const scalars: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  boolean: { type: 'boolean' },
  number: { type: ['number', 'string'], description: 'A number, also as text.' },
  money: { type: ['number', 'string'], description: 'Dollars, exact to the cent.', examples: ['84.20'] },
  date: { type: 'string', description: 'A day, YYYY-MM-DD; a time after it is ignored.' },
  instant: { type: 'string', format: 'date-time' },
  id: { type: ['integer', 'string'] },
  link: { type: 'string', description: 'An address: http, https, or a path of this origin.' },
  file: { type: 'string', contentMediaType: 'application/octet-stream' },
  'field:text': text,
  'field:token': { type: 'string', minLength: 1, maxLength: 4096 },
  'field:email': { ...text, format: 'email' },
  'field:password': {
    ...text,
    format: 'password',
    description: 'At least 8 characters, with a letter and a character that is neither a letter nor a digit.',
  },
  'field:pin': { type: 'string', pattern: '^\\d{5}$' },
  'field:date': { type: 'string', format: 'date' },
  'field:flag': { type: 'boolean' },
  'field:id': { type: ['integer', 'string'], maxLength: 255 },
  'field:amount': {
    type: ['number', 'string'],
    exclusiveMinimum: 0,
    maximum: 999_999.99,
    pattern: decimal,
    description: 'Dollars with whole cents, more than 0 and at most 999999.99.',
    examples: ['84.20'],
  },
  'field:list': {
    type: 'string',
    contentMediaType: 'application/json',
    description: 'A JSON list of texts.',
  },
  'field:search': { type: 'string', maxLength: 255 },
  'field:authorization': { type: 'string', maxLength: 2_000 },
  'field:values': { type: 'object', description: 'Values by name.' },
  'field:json': {
    type: 'string',
    contentMediaType: 'application/json',
    description: 'Values by name, as JSON.',
  },
  'field:file': { type: 'string', contentMediaType: 'application/octet-stream' },
};
