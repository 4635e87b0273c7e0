import type { PortalPath } from '../routing/portal-path.ts';
import type { QueryContract } from '../routing/route-query.ts';

/** What a reference is made from: a route of a contract, or of a file generated from one. */
export interface ReferableRoute {
  readonly id: string;
  readonly path: string;
  readonly query?: QueryContract;
}

/** Makes the address of a route from the parameters of its path and query, each by its name. */
export type RouteReference<Route extends ReferableRoute, Result> = [keyof InputsOf<Route>] extends [never]
  ? () => Result
  : Record<never, never> extends InputsOf<Route>
    ? (inputs?: InputsOf<Route>) => Result
    : (inputs: InputsOf<Route>) => Result;

/** References of some routes by id, in camel case: `paid-off` is `paidOff`. */
export type ReferencesOf<Routes extends readonly ReferableRoute[], Result = PortalPath | null> = {
  readonly [Route in Routes[number] as CamelCase<Route['id']>]: RouteReference<Route, Result>;
};

/** Parameters of a route by name, each with the texts that it may have. */
export type InputsOf<Route extends ReferableRoute> = {
  readonly [Name in ParameterOf<Route['path']> | RequiredOf<QueryOf<Route>>]: ValueOf<QueryOf<Route>, Name>;
} & {
  readonly [Name in OptionalOf<QueryOf<Route>>]?: ValueOf<QueryOf<Route>, Name> | undefined;
};

type QueryOf<Route> = Route extends { readonly query: infer Query } ? Query : Record<never, never>;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type OptionalOf<Query> = {
  [Name in keyof Query]: Query[Name] extends { readonly optional: unknown } ? Name : never;
}[keyof Query];

type RequiredOf<Query> = Exclude<keyof Query, OptionalOf<Query>>;

type ValueOf<Query, Name> = Name extends keyof Query ? Allowed<Query[Name]> : string;

type Allowed<Value> = Value extends { readonly optional: infer Inner }
  ? Allowed<Inner>
  : Value extends { readonly oneOf: readonly (infer One)[] }
    ? One
    : string;

export type CamelCase<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** `paid-off` as `paidOff`. */
export function camelCase<Text extends string>(text: Text): CamelCase<Text> {
  return text.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()) as CamelCase<Text>;
}
