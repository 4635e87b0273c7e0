import type { InputsOf, ReferableRoute } from './route-reference.ts';

/** A value that the seed does not fix: of the account's first current lease, else of its first lease, or of the latest payment for it. */
export type SampleLookup = { readonly lease: 'id' | 'uuid' } | { readonly payment: 'id' };

/** How a test in a browser opens a route. */
export interface RouteSample<
  Inputs = Readonly<Record<string, string | SampleLookup | undefined>>,
  Id extends string = string,
> {
  /** Demo account that is signed in; null for nobody. */
  readonly account: string | null;
  /** Parameters of path and query. */
  readonly inputs?: Inputs;
  /** Heading that the screen sets itself; without it the contract's title is expected. */
  readonly heading?: string;
  /** Id of the route of this remote that the screen redirects to. */
  readonly redirectsTo?: Id;
  /** HTTP status of the api's answer to these inputs, when they are invalid: no valid ones are known before. */
  readonly rejected?: number;
}

/** Samples of every route of a contract, by id. They stay beside the contract and never reach a page. */
export type RouteSamples<Contract extends { readonly routes: readonly ReferableRoute[] }> = {
  readonly [Route in Contract['routes'][number] as Route['id']]: Sample<
    SampleInputs<InputsOf<Route>>,
    Contract['routes'][number]['id']
  >;
};

type SampleInputs<Inputs> = { readonly [Name in keyof Inputs]: Inputs[Name] | SampleLookup };

type Sample<Inputs, Id extends string> =
  Record<never, never> extends Inputs
    ? RouteSample<Inputs, Id>
    : RouteSample<Inputs, Id> & { readonly inputs: Inputs };
