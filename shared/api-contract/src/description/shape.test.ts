import {
  array,
  boolean,
  coerce,
  define,
  record,
  string,
  type,
  union,
  unknown,
  type Struct,
} from 'superstruct';
import { endpointTable } from '../index.ts';
import { dynamicOf, unionOf, lazyOf, recordOf } from '../wire/described-structs.ts';
import { choiceField, numberField } from '../wire/request-fields.ts';
import { maybe } from '../wire/scalars.ts';
import { fieldsIn, shapeOf } from './shape.ts';

const there = { mayBeAbsent: false, mayBeNull: false };
const scalar = (name: string) => ({ type: 'scalar', name, ...there });

describe('the shape of a struct', () => {
  it.each<[string, unknown, object]>([
    ['a text', string(), { type: 'scalar', name: 'string' }],
    ['a list', array(boolean()), { type: 'array', of: { type: 'scalar', name: 'boolean' } }],
    ['a map', recordOf(string()), { type: 'record', of: scalar('string') }],
    [
      'an alternative',
      unionOf(string(), boolean()),
      { type: 'union', shapes: [scalar('string'), scalar('boolean')] },
    ],
    ['a choice', choiceField(['card', 'bank']), { type: 'enum', values: ['card', 'bank'] }],
    ['a range', numberField(-90, 90), { type: 'range', from: -90, to: 90 }],
    ['anything', unknown(), { type: 'unknown', mayBeAbsent: true, mayBeNull: true }],
    ['what may be left out', maybe(string()), { type: 'scalar', mayBeAbsent: true, mayBeNull: true }],
    ['what is coerced', coerce(string(), unknown(), String), { type: 'scalar', name: 'string', ...there }],
  ])('tells %s', (_name, struct, shape) => {
    expect(shapeOf(struct as Struct)).toMatchObject(shape);
  });

  it('tells the fields of an object, and of each of its alternatives', () => {
    const one = type({ email: string() });
    const other = type({ token: string() });
    const either = dynamicOf<unknown>(
      () => one as Struct<unknown>,
      [one as Struct<unknown>, other as Struct<unknown>],
    );
    expect(Object.keys(fieldsIn(shapeOf(either)))).toEqual(['email', 'token']);
  });

  it('tells a struct that holds itself without an end', () => {
    const tree: Struct<unknown> = type({
      children: array(lazyOf(() => tree)),
    }) as unknown as Struct<unknown>;
    const shape = shapeOf(tree);
    const children = fieldsIn(shape).children;
    if (children?.type !== 'array' || children.of.type !== 'lazy') throw new Error('It has another shape.');
    expect(children.of.of()).toMatchObject({
      type: 'object',
      origin: shape.type === 'object' && shape.origin,
    });
  });

  it.each([
    ['union', union([string(), boolean()])],
    ['record', record(string(), unknown())],
  ] as [string, unknown][])('refuses a %s that does not tell its parts', (name, struct) => {
    expect(() => shapeOf(struct as Struct)).toThrow(new RegExp(`type ${name} does not tell its parts`));
  });

  it('refuses a struct that it does not know', () => {
    const struct = { ...define('odd', () => true), schema: {} } as unknown as Struct<unknown>;
    expect(() => shapeOf(struct)).toThrow('A struct of the type odd is not described.');
  });

  it.each(endpointTable.map((endpoint) => [endpoint.id, endpoint] as const))(
    'tells all that %s takes and answers',
    (_id, { request, answer, meta }) => {
      for (const struct of [request.path, request.query, request.body, answer, meta]) {
        if (struct) expect(shapeOf(struct as Struct)).toHaveProperty('type');
      }
    },
  );
});
