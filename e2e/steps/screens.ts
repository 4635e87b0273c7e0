import type { Page } from '@playwright/test';
import {
  readSamples,
  routeVisits,
  visitPath,
  type RemoteContract,
  type RouteVisit,
} from '@portal/tooling/contracts';
import { CustomerApi } from '../site/customer-api.ts';
import type { Portal } from '../site/portal.ts';
import type { Screen } from './screen.ts';
import { shellScreens } from './shell-screens.ts';

interface Brand {
  readonly name: string;
  readonly title: string;
}

/** The part of the inline release that the tests read. */
interface Release {
  readonly config: { readonly brands: readonly [main: Brand, second: Brand] };
  readonly remotes: readonly { readonly contract: RemoteContract }[];
}

export interface Screens {
  readonly brand: Brand;
  /** Sorted by account; the screens for visitors who are not signed in come first. */
  readonly screens: readonly Screen[];
}

/**
 * Returns every screen of the portal in an open page: the routes in the active release's contracts, with the parameters
 * of their samples, and the shell's own screens.
 *
 * @param replacements accounts to use in place of those in the samples
 */
export async function screensOf(
  page: Page,
  { url }: Portal,
  replacements: Readonly<Record<string, string>> = {},
): Promise<Screens> {
  const { config, remotes } = await releaseOf(page);
  const brand = config.brands[page.url().startsWith(url) ? 0 : 1];
  const visits = routeVisits(
    remotes.map(({ contract }) => contract),
    await readSamples(),
  );
  const signIn = memoize((account: string) => CustomerApi.signIn(url, account));
  const remoteScreens = visits.map(async (visit): Promise<Screen> => {
    const account = visit.account && (replacements[visit.account] ?? visit.account);
    const path = await visitPath(visit, async (lookup) => (await signIn(account ?? '')).lookUp(lookup));
    return { ...screenOf(visit), path, account };
  });
  const screens = [...shellScreens(brand.name), ...(await Promise.all(remoteScreens))];
  const accounts = [...new Set(screens.map(({ account }) => account))];
  return {
    brand,
    screens: screens.toSorted((a, b) => accounts.indexOf(a.account) - accounts.indexOf(b.account)),
  };
}

function screenOf({ remote, route, drawn, title }: RouteVisit): Omit<Screen, 'path' | 'account'> {
  return {
    name: `${remote} ${route.id}`,
    redirectsTo: drawn === route ? null : drawn.path,
    remote,
    title,
    framed: drawn.frame !== 'bare',
  };
}

async function releaseOf(page: Page): Promise<Release> {
  const text = await page.evaluate(() => document.getElementById('release')?.textContent);
  return JSON.parse(text ?? '') as Release;
}

/** Returns a function that calls `get` once for each argument and then returns the same value. */
function memoize<Value>(get: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? get(name);
    known.set(name, value);
    return value;
  };
}
