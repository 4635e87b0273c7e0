import {
  fillRoute,
  parametersOf,
  requiredQuery,
  type RemoteContract,
  type RouteContract,
  type RouteSample,
  type SampleLookup,
} from '@portal/platform/contract';

/** Samples of each remote by its name, and in it by the id of the route. */
export type SamplesByRemote = Readonly<Record<string, Readonly<Record<string, RouteSample>>>>;

/** A route that a test in a browser opens, and what it has to find there. */
export interface RouteVisit {
  readonly remote: string;
  readonly route: RouteContract;
  /** Demo account that is signed in; null for nobody. */
  readonly account: string | null;
  readonly inputs: NonNullable<RouteSample['inputs']>;
  /** The route that is shown in the end: this one, or the one that it redirects to. */
  readonly drawn: RouteContract;
  /** Title of what is drawn: the contract's, or the one that the screen sets itself. */
  readonly title: string;
  /** How many of the route's reads the page starts at the address of the visit. */
  readonly reads: number;
  /** HTTP status of the api's answer when the inputs are invalid, else null. */
  readonly rejected: number | null;
}

/**
 * Every route of a release, each with its sample. A route that has none is visited all the same, as its access asks for,
 * so that no route goes untested for want of an edit.
 */
export function routeVisits(
  contracts: readonly RemoteContract[],
  samples: SamplesByRemote,
): readonly RouteVisit[] {
  return contracts.flatMap((contract) =>
    contract.routes.map((route) => {
      const sample = samples[contract.name]?.[route.id] ?? defaultSample(route);
      const drawn = contract.routes.find(({ id }) => id === sample.redirectsTo) ?? route;
      const inputs = sample.inputs ?? {};
      return {
        remote: contract.name,
        route,
        account: sample.account,
        inputs,
        drawn,
        title: sample.heading ?? contract.messages.en[drawn.title] ?? '',
        reads: startedReads(route, Object.keys(inputs)),
        rejected: sample.rejected ?? null,
      };
    }),
  );
}

/** A read whose value the sample lacks counts, so that a test which waits for it fails. */
function startedReads({ reads = [] }: RouteContract, given: readonly string[]): number {
  return reads.filter(
    ({ when = [], unless = [] }) =>
      when.every((name) => given.includes(name)) && !unless.some((name) => given.includes(name)),
  ).length;
}

function defaultSample({ access }: RouteContract): RouteSample {
  return { account: access === 'public' || access === 'guest' ? null : 'maria' };
}

/**
 * The address of a visit.
 *
 * @param lookUp finds a value that only the running portal knows
 * @throws Error when the samples lack a parameter that the route needs
 */
export async function visitPath(
  { remote, route, inputs }: RouteVisit,
  lookUp: (lookup: SampleLookup) => Promise<string>,
): Promise<`/${string}`> {
  const found = await Promise.all(
    Object.entries(inputs).map(
      async ([name, value]) => [name, typeof value === 'object' ? await lookUp(value) : value] as const,
    ),
  );
  const path = fillRoute(route, Object.fromEntries(found));
  if (path !== null) return path;
  const needed = [...parametersOf(route.path), ...requiredQuery(route.query ?? {})];
  throw new Error(
    `The route ${route.id} of ${remote} needs ${needed.join(', ')}: add it to ${remote}/remote.samples.ts.`,
  );
}
