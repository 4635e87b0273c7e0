import { basename } from 'node:path';
import {
  readSamples,
  remoteWorkspaces,
  routeVisits,
  visitPath,
  type RemoteContract,
  type RouteVisit,
} from '@portal/tooling/contracts';
import type { Accounts } from '../site/accounts.ts';
import type { Portal } from '../site/portal.ts';
import type { Screen } from './screen.ts';
import { shellScreens } from './shell-screens.ts';

interface Brand {
  readonly name: string;
  readonly title: string;
}

/** The part of the active release that the tests read. */
interface Release {
  readonly config: { readonly brands: readonly [main: Brand, second: Brand] };
  readonly remotes: readonly { readonly contract: RemoteContract }[];
}

/** Owners of screens: the shell, and every remote of this checkout. */
export const owners: readonly string[] = ['shell', ...remoteWorkspaces().map((folder) => basename(folder))];

/** Returns the tag of a test that opens the screens of an owner; for one of the shell's screens, staff sign in. */
export const tagsOf = (owner: string): string => `@${owner === 'shell' ? 'mfe-auth' : owner}`;

/** What screens are read from. */
export interface ScreenSource {
  readonly brand: 'main' | 'second';
  readonly portal: Portal;
  readonly customers: Accounts;
  /** Accounts to use in place of those in the samples. */
  readonly replacements?: Readonly<Record<string, string>>;
}

/**
 * Returns every screen of an owner: the routes in its contract of the active release, with the parameters of their
 * samples, or the shell's own screens. Sorted by account; the screens for visitors who are not signed in come first.
 */
export async function screensOf(
  owner: string,
  { brand, portal, customers, replacements = {} }: ScreenSource,
): Promise<{ readonly name: string; readonly title: string; readonly screens: readonly Screen[] }> {
  const { config, remotes } = await activeRelease(portal);
  const { name, title } = config.brands[brand === 'main' ? 0 : 1];
  const contracts = remotes.map(({ contract }) => contract).filter((contract) => contract.name === owner);
  const visits = routeVisits(contracts, await readSamples()).map(async (visit): Promise<Screen> => {
    const account = visit.account && (replacements[visit.account] ?? visit.account);
    const path = await visitPath(visit, async (lookup) =>
      (await customers.toRead(account ?? '')).lookUp(lookup),
    );
    return { ...screenOf(visit), path, account };
  });
  const screens = owner === 'shell' ? shellScreens(name) : await Promise.all(visits);
  if (screens.length === 0) throw new Error(`The release has no screens of ${owner}.`);
  const accounts = [null, ...screens.map(({ account }) => account)];
  return {
    name,
    title,
    screens: screens.toSorted((a, b) => accounts.indexOf(a.account) - accounts.indexOf(b.account)),
  };
}

function screenOf({
  remote,
  route,
  drawn,
  title,
  reads,
  rejected,
}: RouteVisit): Omit<Screen, 'path' | 'account'> {
  return {
    name: `${remote} ${route.id}`,
    redirectsTo: drawn === route ? null : drawn.path,
    remote,
    title,
    reads,
    rejected,
    framed: drawn.frame !== 'bare',
  };
}

async function activeRelease({ url }: Portal): Promise<Release> {
  return (await (await fetch(`${url}/release.json`)).json()) as Release;
}
