import type { FormInput } from '@portal/api-contract';
import { checkModel } from './check-model.ts';

const required = 'This is required.';
const notAllowed = 'This is not in the allowed values.';

/** The message of one input for one value; null for a valid one. */
const messageOf = (input: object, value: unknown) =>
  checkModel([{ name: 'it', label: 'It', ...input } as FormInput], { it: value })['it'] ?? null;

const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B', disabled: true },
  { value: 'group', text: 'Group', children: [{ value: 'c', text: 'C' }] },
  { value: 'off', text: 'Off', disabled: true, children: [{ value: 'd', text: 'D' }] },
];

describe('checking an input against its definition', () => {
  it.each<[object, unknown[], unknown[]]>([
    [{ type: 'text', max_length: 3 }, ['abc', 'a'], ['abcd', 5, ['a'], {}, true]],
    [{ type: 'text' }, ['x'.repeat(255)], ['x'.repeat(256)]],
    [{ type: 'text', pattern: '[A-Z]{2}|x' }, ['AB', 'x'], ['ABC', 'xAB', 'ab']],
    [{ type: 'text', in: ['red', 'blue'] }, ['red'], ['Red', 'green']],
    [{ type: 'textarea' }, ['x'.repeat(5000), 'a\nb'], ['x'.repeat(5001)]],
    [{ type: 'password' }, ['x'], ['x'.repeat(256)]],
    [{ type: 'email' }, ['a@b.test'], ['a@b', 'a b@c.test']],
    [{ type: 'username' }, ['Ana_1'], ['ana.b', 'änna', 'a b']],
    [
      { type: 'url' },
      ['https://a.test/x?y#z', 'http://localhost'],
      ['ftp://a.test', 'javascript:alert(1)', 'https://', 'https://a b.test', '//a.test'],
    ],
    [{ type: 'phone' }, ['+123456', '+12345678901234'], ['+12345', '+123456789012345', '123456', '+1 23456']],
    [{ type: 'local_phone' }, ['(478) 555-0101'], ['478-555-0101', '(478)555-0101', '(478) 555-01011']],
    [{ type: 'digits', max_length: 4 }, ['0', '0123'], ['01234', '1a', '-1', '１', 12]],
    [{ type: 'code' }, ['00000'], ['0000', '000000', 'abcde']],
    [{ type: 'code', length: 6 }, ['123456'], ['12345']],
    [{ type: 'masked', kind: 'ssn' }, ['987-65-4320', '987654320'], ['98765432', '9876543201']],
    [{ type: 'masked', kind: 'routing' }, ['061000104'], ['061000105', '06100010']],
    [{ type: 'masked', kind: 'account' }, ['12345', '12345678901234567'], ['1234', '123456789012345678']],
    [{ type: 'number', min: -1, max: 2.5 }, [-1, 0, 2.5], [-1.1, 2.6, '1', NaN, Infinity]],
    [{ type: 'number' }, [1e300], ['x', true]],
    [{ type: 'percentage', min: 0, max: 0.5 }, [0, 0.07, 0.5], [-0.01, 0.51, '7']],
    [{ type: 'money', min: 100, max: 200 }, [100, 200], [99, 201, 100.5, '100']],
    [{ type: 'timecode', max: 60 }, [0, 60], [-1, 61, 1.5]],
    [{ type: 'timecode', min: 5 }, [5], [4]],
    [{ type: 'rating' }, [1, 5], [0, 6, 2.5, '3']],
    [{ type: 'rating', stars: 3 }, [3], [4]],
    [
      { type: 'date', min: '2026-11-20', max: '2027-02-18' },
      ['2026-11-20', '2027-02-18'],
      ['2026-11-19', '2027-02-19', '2026-02-30', '11/20/2026', 20261120],
    ],
    [
      { type: 'range', min: 1, max: 12, min_span: 3, max_span: 6 },
      [
        [1, 4],
        [6, 12],
      ],
      [[1, 3], [1, 8], [0, 4], [9, 13], [4, 1], [1], [1, 4, 5], ['1', '4'], 5],
    ],
    [{ type: 'select', options }, ['a', 'c'], ['b', 'group', 'd', 'x', 1, ['a'], 'toString']],
    [{ type: 'radio', options }, ['a'], ['b']],
    [{ type: 'async_select', source: 'cities' }, ['Macon, GA'], [1, ['a'], 'x'.repeat(256)]],
    [
      { type: 'multiselect', options, max: 2 },
      [['a'], ['a', 'c']],
      [['a', 'a'], ['b'], ['a', 'c', 'x'], 'a', [1]],
    ],
    [{ type: 'multiselect', source: 'cities', max: 1 }, [['anything']], [['one', 'two']]],
    [
      { type: 'tags', limit: 2, options },
      [['new'], ['a', 'new']],
      [['1', '2', '3'], ['x', 'x'], [' '], ['x'.repeat(256)], 'x'],
    ],
    [{ type: 'checkbox' }, [true, false], ['true', 1]],
    [{ type: 'switch' }, [true, false], ['on']],
    [{ type: 'country' }, ['US', 'AX'], ['us', 'XX', 'USA', 1]],
    [
      { type: 'file', max_files: 2 },
      [[{ id: '1' }], [{ id: '1' }, { id: '2' }]],
      [[{ id: '1' }, { id: '1' }], [{ id: '1' }, { id: '2' }, { id: '3' }], ['1'], [{ id: 1 }], '1'],
    ],
    [{ type: 'collection', inputs: [], max_items: 2 }, [[{}], [{}, {}]], [[{}, {}, {}], [1], {}, 'x']],
  ])('API-87: %j', (input, good, bad) => {
    for (const value of good) expect([value, messageOf(input, value)]).toEqual([value, null]);
    for (const value of bad) expect([value, messageOf(input, value)]).toEqual([value, expect.any(String)]);
  });

  it.each([
    [{ type: 'text' }, [null, undefined, '', '  ']],
    [{ type: 'multiselect', options }, [[], null]],
    [{ type: 'file' }, [[]]],
    [{ type: 'money', min: 5 }, [null]],
  ])('API-87: %j may be left empty unless it is required', (input, empties) => {
    for (const value of empties) {
      expect(messageOf(input, value)).toBeNull();
      expect(messageOf({ ...input, required: true }, value)).toBe(required);
    }
  });

  it('API-87: a required checkbox must be ticked; zero and an unticked checkbox are values', () => {
    expect(messageOf({ type: 'checkbox', required: true }, false)).toBe(required);
    expect(messageOf({ type: 'checkbox', required: true }, null)).toBe(required);
    expect(messageOf({ type: 'checkbox', required: true }, true)).toBeNull();
    expect(messageOf({ type: 'number', required: true }, 0)).toBeNull();
  });

  it('API-87: the message says what is expected', () => {
    expect(messageOf({ type: 'text', in: ['red'] }, 'green')).toBe(notAllowed);
    expect(messageOf({ type: 'multiselect', options, max: 1 }, ['a', 'c'])).toBe(
      'Maximum of 1 options selected.',
    );
    expect(messageOf({ type: 'money', min: 100, max: 250_050 }, 1)).toBe('Enter $1.00 to $2,500.50.');
    expect(messageOf({ type: 'percentage', max: 0.07 }, 1)).toBe('Enter at most 7 %.');
    expect(messageOf({ type: 'timecode', min: 5 }, 1)).toBe('Enter at least 5 seconds.');
    expect(messageOf({ type: 'date', min: '2026-11-20' }, '2026-11-19')).toBe(
      'Enter a date from 2026-11-20 on.',
    );
    expect(messageOf({ type: 'file' }, [{ id: '1' }, { id: '2' }])).toBe('Max file limit reached');
  });

  it('API-87: the value sent for a disabled input is ignored', () => {
    expect(messageOf({ type: 'money', disabled: true, required: true }, 'anything')).toBeNull();
  });

  it('API-87: an input may have the name of an inherited property, such as toString', () => {
    const input = { name: 'toString', type: 'text', label: 'It', required: true } as const;
    expect(checkModel([input], {})).toEqual({ toString: required });
    expect(checkModel([input], { toString: 'x' })).toEqual({});
  });
});

describe('checking a collection', () => {
  const items = {
    type: 'collection',
    name: 'items',
    label: 'Items',
    min_items: 1,
    max_items: 2,
    inputs: [
      { name: 'name', type: 'text', label: 'Name', required: true },
      {
        name: 'parts',
        type: 'collection',
        label: 'Parts',
        inputs: [{ name: 'price', type: 'money', label: 'Price' }],
      },
    ],
  } as const satisfies FormInput;

  it.each([
    [[{ name: 'a' }], {}],
    [[{ name: 'a' }, { name: 'b' }], {}],
    [[], { items: 'Enter at least 1.' }],
    [null, { items: 'Enter at least 1.' }],
    [[{ name: 'a' }, { name: 'b' }, { name: 'c' }], { items: 'Enter at most 2.' }],
    [[{ name: 'a' }, {}], { 'items.1.name': required }],
    [
      [{ name: 'a', parts: [{ price: 1 }, { price: 1.5 }] }],
      { 'items.0.parts.1.price': 'Enter an amount in whole cents.' },
    ],
    [[null], { items: 'This must be a list of items.' }],
    [{ 0: { name: 'a' } }, { items: 'This must be a list of items.' }],
  ])('API-87, API-93: %j is answered with messages by path: %j', (value, messages) => {
    expect(checkModel([items], { items: value })).toEqual(messages);
  });
});
