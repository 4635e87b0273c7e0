import type { RemoteContract, RouteContract } from './contract.ts';
import { isParameter, segmentsOf } from './path-pattern.ts';

export interface RouteMatch<Contract extends RemoteContract = RemoteContract> {
  readonly contract: Contract;
  readonly route: RouteContract;
  /** Values of the `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The route that an address belongs to, or null. A fixed segment is more specific than a parameter,
 * decided from the left; a slash at the end means nothing.
 */
export function matchRoute<Contract extends RemoteContract>(
  contracts: readonly Contract[],
  pathname: string,
): RouteMatch<Contract> | null {
  const address = segmentsOf(pathname);
  let best: { match: RouteMatch<Contract>; rank: string } | null = null;
  for (const contract of contracts) {
    for (const route of contract.routes) {
      const pattern = segmentsOf(route.path);
      const params = paramsOf(pattern, address);
      if (!params) continue;
      const rank = pattern.map((segment) => (isParameter(segment) ? '0' : '1')).join('');
      if (!best || rank > best.rank) best = { match: { contract, route, params }, rank };
    }
  }
  return best?.match ?? null;
}

function paramsOf(pattern: readonly string[], address: readonly string[]): Record<string, string> | null {
  if (pattern.length !== address.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const given = address[index] ?? '';
    if (isParameter(segment)) params[segment.slice(1)] = decoded(given);
    else if (segment !== given) return null;
  }
  return params;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray % is a legal thing to type.
    return segment;
  }
}
