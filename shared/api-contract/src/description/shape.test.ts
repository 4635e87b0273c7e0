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
import { chosenBy, eitherOf, later, mapOf } from '../wire/composites.ts';
import { choiceField, numberField } from '../wire/request-fields.ts';
import { maybe } from '../wire/scalars.ts';
import { fieldsIn, shapeOf } from './shape.ts';

const there = { mayBeAbsent: false, mayBeNull: false };
const scalar = (name: string) => ({ kind: 'scalar', name, ...there });

describe('the shape of a struct', () => {
  it.each<[string, unknown, object]>([
    ['a text', string(), { kind: 'scalar', name: 'string' }],
    ['a list', array(boolean()), { kind: 'list', of: { kind: 'scalar', name: 'boolean' } }],
    ['a map', mapOf(string()), { kind: 'map', of: scalar('string') }],
    [
      'an alternative',
      eitherOf(string(), boolean()),
      { kind: 'either', shapes: [scalar('string'), scalar('boolean')] },
    ],
    ['a choice', choiceField(['card', 'bank']), { kind: 'choice', values: ['card', 'bank'] }],
    ['a range', numberField(-90, 90), { kind: 'range', from: -90, to: 90 }],
    ['anything', unknown(), { kind: 'anything', mayBeAbsent: true, mayBeNull: true }],
    ['what may be left out', maybe(string()), { kind: 'scalar', mayBeAbsent: true, mayBeNull: true }],
    ['what is coerced', coerce(string(), unknown(), String), { kind: 'scalar', name: 'string', ...there }],
  ])('tells %s', (_name, struct, shape) => {
    expect(shapeOf(struct as Struct)).toMatchObject(shape);
  });

  it('tells the fields of an object, and of each of its alternatives', () => {
    const one = type({ email: string() });
    const other = type({ token: string() });
    const either = chosenBy<unknown>(
      () => one as Struct<unknown>,
      [one as Struct<unknown>, other as Struct<unknown>],
    );
    expect(Object.keys(fieldsIn(shapeOf(either)))).toEqual(['email', 'token']);
  });

  it('tells a struct that holds itself without an end', () => {
    const tree: Struct<unknown> = type({
      children: array(later(() => tree)),
    }) as unknown as Struct<unknown>;
    const shape = shapeOf(tree);
    const children = fieldsIn(shape).children;
    if (children?.kind !== 'list' || children.of.kind !== 'recursion')
      throw new Error('It has another shape.');
    expect(children.of.of()).toMatchObject({
      kind: 'fields',
      origin: shape.kind === 'fields' && shape.origin,
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
        if (struct) expect(shapeOf(struct as Struct)).toHaveProperty('kind');
      }
    },
  );
});
