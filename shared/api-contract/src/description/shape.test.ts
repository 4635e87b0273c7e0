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
import { choiceField } from '../fields/choice-fields.ts';
import { numberField } from '../fields/number-fields.ts';
import { maybe } from '../wire/scalars.ts';
import { fieldsIn, shapeOf } from './shape.ts';

const required = { mayBeAbsent: false, mayBeNull: false };
const scalar = (name: string) => ({ type: 'scalar', name, ...required });

describe('shapeOf', () => {
  it.each<[string, unknown, object]>([
    ['a text', string(), { type: 'scalar', name: 'string' }],
    ['an array', array(boolean()), { type: 'array', of: { type: 'scalar', name: 'boolean' } }],
    ['a record', recordOf(string()), { type: 'record', of: scalar('string') }],
    [
      'a union',
      unionOf(string(), boolean()),
      { type: 'union', shapes: [scalar('string'), scalar('boolean')] },
    ],
    ['a choice', choiceField(['card', 'bank']), { type: 'enum', values: ['card', 'bank'] }],
    ['a range', numberField(-90, 90), { type: 'range', from: -90, to: 90 }],
    ['anything', unknown(), { type: 'unknown', mayBeAbsent: true, mayBeNull: true }],
    ['an optional text', maybe(string()), { type: 'scalar', mayBeAbsent: true, mayBeNull: true }],
    ['a coerced text', coerce(string(), unknown(), String), { type: 'scalar', name: 'string', ...required }],
  ])('describes %s', (_name, struct, shape) => {
    expect(shapeOf(struct as Struct)).toMatchObject(shape);
  });

  it('describes the fields of all alternatives of a dynamic struct', () => {
    const one = type({ email: string() });
    const other = type({ token: string() });
    const either = dynamicOf<unknown>(
      () => one as Struct<unknown>,
      [one as Struct<unknown>, other as Struct<unknown>],
    );
    expect(Object.keys(fieldsIn(shapeOf(either)))).toEqual(['email', 'token']);
  });

  it('describes a struct that contains itself', () => {
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
  ] as [string, unknown][])('rejects a %s without its parts', (name, struct) => {
    expect(() => shapeOf(struct as Struct)).toThrow(new RegExp(`type ${name} has no parts in its schema`));
  });

  it('rejects a struct of an unknown type', () => {
    const struct = { ...define('odd', () => true), schema: {} } as unknown as Struct<unknown>;
    expect(() => shapeOf(struct)).toThrow("A struct of the type odd can't be described.");
  });

  it.each(endpointTable.map((endpoint) => [endpoint.id, endpoint] as const))(
    'describes the whole request and answer of %s',
    (_id, { request, answer, meta }) => {
      for (const struct of [request.path, request.query, request.body, answer, meta]) {
        if (struct) expect(shapeOf(struct as Struct)).toHaveProperty('type');
      }
    },
  );
});
