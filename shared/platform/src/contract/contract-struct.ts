import {
  array,
  enums,
  integer,
  lazy,
  literal,
  min,
  nonempty,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  define,
  type Struct,
} from 'superstruct';
import type { Shape } from '../validation/shape.ts';
import { isPlatformRange } from './platform-range.ts';

// superstruct's own types can't follow recursion and template strings; parse-contract states the type once.
type AnyStruct = Struct<unknown, unknown>;

const text = nonempty(string());
const path = pattern(string(), /^\/(?:$|(?:(?::[a-z][A-Za-z0-9]*|[a-z0-9._-]+)(?:\/(?!$)|$))+$)/);
const routeId = pattern(string(), /^[a-z][a-z0-9-]*$/);
const guard = enums(['web', 'store', 'retailer', 'client']);

const access = textOr(
  'an access rule',
  enums(['public', 'guest', 'customer', 'signed-in']),
  refine(
    object({
      guard: optional(textOr('a guard or a list of guards', guard, size(array(guard), 1, 4))),
      ability: optional(text),
      superAdmin: optional(literal(true)),
    }),
    'a rule that asks for something',
    (rule) => Object.keys(rule).length > 0,
  ),
);

const shape: Struct<Shape, null> = lazy(() =>
  textOr(
    'a shape',
    enums(['string', 'number', 'boolean']),
    oneKeyOf({
      oneOf: size(array(string()), 1, 100),
      optional: shape,
      nullable: shape,
      list: shape,
      object: record(string(), shape),
    }),
  ),
) as unknown as Struct<Shape, null>;

const eventName = pattern(string(), /^[a-z][a-z-]*\.[a-z][a-z-]*$/);
const pathData = pattern(string(), /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/);

const queryName = pattern(string(), /^[a-z][A-Za-z0-9_]*$/);
const queryValueOr = (others: Readonly<Record<string, AnyMember>>) =>
  textOr('a query value', enums(['string']), oneKeyOf({ oneOf: size(array(text), 1, 100), ...others }));
const queryValue = queryValueOr({ optional: queryValueOr({}) });

const readValues = optional(
  record(text, textOr('a text, or a parameter of the address', string(), oneKeyOf({ fromAddress: text }))),
);
const read = object({
  path: pattern(string(), /^\/(?!\/)/),
  params: readValues,
  query: readValues,
  when: optional(nonempty(array(text))),
  unless: optional(nonempty(array(text))),
});

// An origin that the CSP can hold, or the configuration that names it.
const origin = /^(?:https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?|config\.[A-Za-z.]+)$/;
// A script made of data would be one that nobody has released.
const scriptOrigins = optional(array(pattern(string(), origin)));
const origins = optional(array(pattern(string(), new RegExp(`${origin.source}|^(?:data|blob):$`))));

const parcelEvent = textOr(
  'the name of an event, or its name and the shape of its detail',
  text,
  object({ name: text, detail: shape }),
);

/** Every field of a contract by itself; `parseContract` adds what ties them together. */
export const contractStruct = object({
  name: pattern(string(), /^mfe-[a-z][a-z0-9-]*$/),
  title: text,
  owner: text,
  platform: refine(
    string(),
    'version range',
    (range) => isPlatformRange(range) || 'Expected a range like ^1.0.0, ~1.2.0 or 1.2.0',
  ),
  routes: nonempty(
    array(
      object({
        id: routeId,
        path,
        query: optional(record(queryName, queryValue)),
        title: text,
        access,
        tabs: optional(object({ group: text, tab: optional(text) })),
        back: optional(routeId),
        storeHeader: optional(literal(true)),
        skeleton: optional(nonempty(array(min(integer(), 1)))),
        frame: optional(literal('bare')),
        prerender: optional(literal(true)),
        reads: optional(nonempty(array(read))),
      }),
    ),
  ),
  tabGroups: optional(
    array(object({ id: text, tabs: nonempty(array(object({ route: text, label: text }))) })),
  ),
  menu: optional(
    array(
      object({
        text,
        icon: size(pathData, 1, 2000),
        route: routeId,
        access,
        order: integer(),
        activeOn: optional(array(routeId)),
      }),
    ),
  ),
  parcels: optional(
    array(object({ name: routeId, props: shape, emits: optional(nonempty(array(parcelEvent))) })),
  ),
  emits: optional(record(eventName, object({ detail: shape, changes: optional(nonempty(array(text))) }))),
  listens: optional(record(eventName, shape)),
  origins: optional(object({ script: scriptOrigins, connect: origins, image: origins, frame: origins })),
  budget: min(integer(), 1),
  messages: refine(
    record(string(), record(string(), string())),
    'messages',
    (messages) => 'en' in messages || 'Expected messages in en',
  ),
});

interface AnyMember {
  is(value: unknown): boolean;
}

/**
 * A text of one kind or a value of another, told apart by their type. superstruct's `union` tries each in turn, which makes
 * an error with its stack for each that does not fit, and a page reads hundreds of these at its start.
 */
function textOr(what: string, ofText: AnyMember, other: AnyMember): AnyStruct {
  return define(what, (value) => (typeof value === 'string' ? ofText : other).is(value));
}

/** An object with one of these keys, and nothing else. */
function oneKeyOf(members: Readonly<Record<string, AnyMember>>): AnyMember {
  return {
    is: (value) => {
      const [[key, content] = [''], ...rest] = Object.entries(Object(value));
      return rest.length === 0 && Object.hasOwn(members, key) && members[key]?.is(content) === true;
    },
  };
}
