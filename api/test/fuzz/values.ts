import { shapeOf, type Shape } from '@portal/api-contract/description';
import type { AnyEndpoint } from '@portal/api-contract';
import fc, { type Arbitrary } from 'fast-check';
import type { TestRequest } from '../contract/call-endpoint.ts';
import { hostileTexts, hostileValues, keys, names } from './texts.ts';

const cents = fc.integer({ min: 1, max: 99_999_999 });
const words = fc.stringMatching(/^[\w-]{1,40}$/);

/** Valid values of a request's fields, by the name of the field's rule. */
const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
  string: names,
  boolean: fc.boolean(),
  'field:text': names,
  'field:token': fc.oneof(words, fc.stringMatching(/^[\w.-]{100,300}$/), names),
  'field:email': fc
    .tuple(fc.stringMatching(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,30}$/), fc.stringMatching(/^[a-z]{1,20}$/))
    .map(([local, host]) => `${local}@${host}.test`),
  'field:password': fc.stringMatching(/^[ -~]{0,20}$/).map((text) => `${text}Some!thing1`),
  'field:pin': fc.stringMatching(/^\d{5}$/),
  'field:date': fc
    .date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((day) => day.toISOString().slice(0, 10)),
  'field:flag': fc.boolean(),
  'field:id': fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 1, max: 50 }), fc.uuid(), names),
  'field:amount': fc.oneof(
    cents.map((amount) => amount / 100),
    cents.map((amount) => (amount / 100).toFixed(2)),
  ),
  'field:list': fc.array(fc.oneof(words, names), { maxLength: 5 }).map((list) => JSON.stringify(list)),
  'field:search': fc.oneof(fc.constant(''), names),
  'field:authorization': fc.oneof(fc.constant(''), names),
  'field:values': fc.dictionary(keys, fc.oneof(names, fc.integer(), fc.boolean()), { maxKeys: 5 }),
  'field:json': fc.dictionary(words, names, { maxKeys: 3 }).map((values) => JSON.stringify(values)),
  'field:file': fc
    .tuple(fc.uint8Array({ minLength: 1, maxLength: 2_000 }), names)
    .map(([content, name]) => new File([new Uint8Array(content)], name)),
};

/** Returns valid values of a shape. */
export function valuesOf(shape: Shape): Arbitrary<unknown> {
  const values = plainValuesOf(shape);
  return shape.mayBeNull && shape.type !== 'unknown' ? fc.option(values, { freq: 5 }) : values;
}

function plainValuesOf(shape: Shape): Arbitrary<unknown> {
  switch (shape.type) {
    case 'unknown':
      return fc.oneof(names, fc.integer(), fc.boolean(), fc.constant(null));
    case 'object':
      return recordOf(shape.fields);
    case 'array':
      return fc.array(valuesOf(shape.of), { minLength: 1, maxLength: 5 });
    case 'record':
      return fc.dictionary(keys, valuesOf(shape.of), { maxKeys: 5 });
    case 'union':
      return fc.oneof(...shape.shapes.map(valuesOf));
    case 'enum':
      return fc.constantFrom(...shape.values);
    case 'range':
      return fc.integer({ min: Math.ceil(shape.from), max: Math.floor(shape.to) });
    case 'scalar': {
      const values = scalars[shape.name];
      if (!values) throw new TypeError(`There are no values of ${shape.name}.`);
      return values;
    }
    case 'lazy':
      return fc.constant(null);
  }
}

function recordOf(fields: Readonly<Record<string, Shape>>): Arbitrary<Record<string, unknown>> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => !field.mayBeAbsent).map(([name]) => name);
  return fc
    .record(Object.fromEntries(entries.map(([name, field]) => [name, valuesOf(field)])), {
      requiredKeys: required,
      noNullPrototype: true,
    })
    .map((record) =>
      'password_confirmation' in record ? { ...record, password_confirmation: record.password } : record,
    );
}

const fieldsOf = (shape: Shape | null) =>
  shape === null ? fc.constant({}) : (valuesOf(shape) as Arbitrary<Record<string, unknown>>);

/** Returns requests that are valid for an endpoint. */
export function requestsOf({ request: { path, query, body } }: AnyEndpoint): Arbitrary<TestRequest> {
  return fc.record({
    path: fieldsOf(path === undefined ? null : shapeOf(path)),
    query: fieldsOf(query === undefined ? null : shapeOf(query)),
    body: body === undefined ? fc.constant(undefined) : valuesOf(shapeOf(body)),
  });
}

/** Returns valid requests with up to three changes in each part, and some whose body is another value. */
export function nearRequestsOf(endpoint: AnyEndpoint): Arbitrary<TestRequest> {
  return fc
    .record({
      sent: requestsOf(endpoint),
      path: withChanges(hostileTexts),
      query: withChanges(fc.oneof(hostileTexts, fc.array(hostileTexts, { minLength: 2, maxLength: 3 }))),
      body: withChanges(hostileValues),
      instead: fc.option(hostileValues, { freq: 8, nil: undefined }),
    })
    .map(({ sent, path, query, body, instead }) => ({
      path: path({ ...sent.path }),
      query: query({ ...sent.query }),
      body: instead ?? (isFields(sent.body) ? body({ ...sent.body }) : sent.body),
    }));
}

const isFields = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

type Change = (fields: Record<string, unknown>) => Record<string, unknown>;

/** Returns changes that fit any fields, because they choose a field by its position. */
function withChanges(values: Arbitrary<unknown>): Arbitrary<Change> {
  const change = fc.oneof(
    fc.constant({ type: 'dropped' as const }),
    fc.record({ type: fc.constant('replaced' as const), value: values }),
    fc.record({ type: fc.constant('added' as const), name: oddNames, value: values }),
  );
  return fc.array(fc.tuple(change, fc.nat(20)), { maxLength: 3 }).map((changes) => (fields) => {
    const changed = { ...fields };
    for (const [change, at] of changes) {
      const present = Object.keys(changed);
      const name = present[at % Math.max(1, present.length)];
      if (change.type === 'added') define(changed, change.name, change.value);
      else if (name === undefined) continue;
      else if (change.type === 'dropped') changed[name] = undefined;
      else changed[name] = change.value;
    }
    return changed;
  });
}

const oddNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'id',
  'user_id',
  'is_admin',
  'length',
  '',
  "'; --",
  '👍',
  'a.b',
  'a[b]',
  '$where',
);

/** Sets a field, also one named like a property that every object has. */
function define(fields: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}
