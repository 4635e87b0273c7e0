import { parseReload, parseSchema } from './parse-schema.ts';
import { drawn } from './schema-input.ts';

let warnings: string[];
beforeEach(() => {
  warnings = [];
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text));
});

const text = (name: string, more: object = {}) => ({ name, type: 'text', label: name, ...more });
const options = [{ value: 'a', text: 'A' }];
const parse = (...inputs: unknown[]) => parseSchema({ inputs })?.inputs;

describe('a schema', () => {
  it.each([[null], [undefined], ['text'], [7], [[]], [{}], [{ inputs: 'x' }], [{ inputs: {} }]])(
    'is rejected when it is malformed: %j',
    (data) => {
      expect(parseSchema(data)).toBeNull();
    },
  );

  it('may leave out all but its inputs, or be wrong in it', () => {
    const bare = { title: null, description: null, submitText: null, inputs: [], values: {} };
    expect(parseSchema({ inputs: [] })).toEqual(bare);
    expect(parseSchema({ inputs: [], title: 5, description: {}, submit_text: '', values: [1] })).toEqual(
      bare,
    );
  });

  it('UI-65: names an input of an unknown type in the console and leaves it out', () => {
    const parsed = parseSchema({
      inputs: [{ name: 'h', type: 'hologram', label: 'H' }, text('a')],
      values: { h: 1 },
    });
    expect(warnings).toEqual(['Unknown input type "hologram" of "h"']);
    expect(drawn(parsed?.inputs ?? []).map(({ name }) => name)).toEqual(['a']);
    expect(parsed?.values).toEqual({ h: 1 });
  });

  it.each([
    ['no input at all'],
    [null],
    [[]],
    [{ type: 'text' }],
    [{ name: 'a', label: 'A' }],
    [text('')],
    [text('x'.repeat(256))],
    [text('a', { label: 5 })],
    [text('a', { required: 'yes' })],
    [text('a', { depends_on: 'b' })],
    [text('a', { max_length: -1 })],
    [text('a', { type: 'select' })],
    [text('a', { type: 'select', options: [{ value: 1, text: 'A' }] })],
    [text('a', { type: 'select', options: [{ value: 'a', text: 'A', children: 'b' }] })],
    [text('a', { type: 'textarea', rows: 1.5 })],
    [text('a', { type: 'number', min: 2, max: 1 })],
    [text('a', { type: 'number', min: '1' })],
    [text('a', { type: 'masked', kind: 'other' })],
    [text('a', { type: 'date', min: '1/1/2026' })],
    [text('a', { type: 'date', min: '2026-13-45' })],
    [text('a', { type: 'date', min: '2026-02-02', max: '2026-02-01' })],
    [text('a', { type: 'rating', stars: 1000 })],
    [text('a', { type: 'range', min: 1 })],
    [text('a', { type: 'range', min: 5, max: 1 })],
    [text('a', { type: 'range', min: 1, max: 5, min_span: 3, max_span: 2 })],
    [text('a', { type: 'multiselect' })],
    [text('a', { type: 'async_select', source: '' })],
    [text('a', { type: 'collection' })],
    [text('a', { type: 'collection', inputs: [], min_items: 2, max_items: 1 })],
    [text('a', { type: 'file', accept: '.pdf' })],
  ])('keeps the place of a malformed input, and the rest: %j', (malformed) => {
    expect(parse(malformed, text('valid'))).toEqual([
      expect.objectContaining({ type: 'malformed' }),
      expect.objectContaining({ type: 'input' }),
    ]);
    expect(warnings).toHaveLength(1);
  });

  it.each([
    [{ type: 'number', min: 1, max: 1 }],
    [{ type: 'date', min: '2026-02-01', max: '2026-02-01' }],
    [{ type: 'range', min: 1, max: 1, min_span: 0, max_span: 0 }],
    [{ type: 'collection', inputs: [], min_items: 1, max_items: 1 }],
  ])('may have limits that leave one value: %j', (limits) => {
    expect(parse(text('a', limits))).toEqual([expect.objectContaining({ type: 'input' })]);
  });

  it('never writes a value into the console', () => {
    parse(text('a', { help: ['987-65-4320'] }), text('a', { type: 'select', options: '987-65-4320' }));
    expect(warnings.join()).not.toContain('987');
  });

  it('UI-51: names an input of a collection in the console whose depends_on has no effect', () => {
    const inside = [text('make'), text('model', { depends_on: ['make'] })];
    const parsed = parse({ name: 'cars', type: 'collection', label: 'Cars', inputs: inside }, ...inside);
    expect(parsed?.map(({ type }) => type)).toEqual(['input', 'input', 'input']);
    expect(warnings).toEqual(['"depends_on" of "model" has no effect in a collection']);
  });

  it('draws one of two inputs of one name', () => {
    expect(parse(text('a'), text('a', { label: 'Another' }))).toEqual([
      expect.objectContaining({ type: 'input' }),
      { type: 'malformed', key: '1', label: 'Another' },
    ]);
  });

  it('takes null for left out, and fields that it does not know', () => {
    expect(parse(text('a', { help: null, required: null, in: null, colour: 'red' }))).toEqual([
      expect.objectContaining({
        type: 'input',
        input: expect.not.objectContaining({ help: null }) as object,
      }),
    ]);
    expect(warnings).toEqual([]);
  });

  it('reads options as deep as they go, and collections in collections', () => {
    const deep = [
      { value: 'g', text: 'G', disabled: null, children: [{ value: 'a', text: 'A', children: options }] },
    ];
    const inner = { name: 'inner', type: 'collection', label: 'Inner', inputs: [text('x', { type: 'odd' })] };
    expect(
      parse(
        { name: 's', type: 'select', label: 'S', options: deep },
        { name: 'c', type: 'collection', label: 'C', min_items: 1, item_label: 'Item', inputs: [inner, 5] },
      ),
    ).toEqual([
      {
        type: 'input',
        input: expect.objectContaining({
          options: [
            {
              value: 'g',
              text: 'G',
              disabled: false,
              children: [
                {
                  value: 'a',
                  text: 'A',
                  disabled: false,
                  children: [{ value: 'a', text: 'A', disabled: false }],
                },
              ],
            },
          ],
        }) as object,
      },
      {
        type: 'input',
        input: expect.objectContaining({
          minItems: 1,
          itemLabel: 'Item',
          inputs: [
            { type: 'input', input: expect.objectContaining({ name: 'inner', inputs: [] }) as object },
            { type: 'malformed', key: '1', label: null },
          ],
        }) as object,
      },
    ]);
  });
});

describe('the answer to a reload', () => {
  it.each([
    [null],
    [[]],
    [{}],
    [{ inputs: [] }],
    [{ values: {} }],
    [{ inputs: {}, values: {} }],
    [{ inputs: [], values: [] }],
  ])('is rejected when it is malformed: %j', (data) => {
    expect(parseReload(data)).toBeNull();
  });

  it('UI-51: brings inputs and values', () => {
    expect(parseReload({ inputs: [text('a')], values: { a: '1' } })).toEqual({
      inputs: [{ type: 'input', input: expect.objectContaining({ name: 'a' }) as object }],
      values: { a: '1' },
    });
  });
});
