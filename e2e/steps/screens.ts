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

/** What the page has inline of its release. */
interface Release {
  readonly config: { readonly brands: readonly [main: Brand, second: Brand] };
  readonly remotes: readonly { readonly contract: RemoteContract }[];
}

export interface Screens {
  readonly brand: Brand;
  /** Those of one account follow one another, nobody's first. */
  readonly screens: readonly Screen[];
}

/**
 * Returns every screen of the portal in an open page: the routes of the active release's contracts at the addresses of
 * their samples, and the shell's own.
 *
 * @param standIns accounts that take the place of those in the samples
 */
export async function screensOf(
  page: Page,
  { url }: Portal,
  standIns: Readonly<Record<string, string>> = {},
): Promise<Screens> {
  const { config, remotes } = await releaseOf(page);
  const brand = config.brands[page.url().startsWith(url) ? 0 : 1];
  const visits = routeVisits(
    remotes.map(({ contract }) => contract),
    await readSamples(),
  );
  const signIn = once((account: string) => CustomerApi.signIn(url, account));
  const ofRemotes = visits.map(async (visit): Promise<Screen> => {
    const account = visit.account && (standIns[visit.account] ?? visit.account);
    const path = await visitPath(visit, async (lookup) => (await signIn(account ?? '')).lookUp(lookup));
    return { ...shownBy(visit), path, account };
  });
  const screens = [...shellScreens(brand.name), ...(await Promise.all(ofRemotes))];
  const accounts = [...new Set(screens.map(({ account }) => account))];
  return {
    brand,
    screens: screens.toSorted((a, b) => accounts.indexOf(a.account) - accounts.indexOf(b.account)),
  };
}

function shownBy({ remote, route, drawn, title }: RouteVisit): Omit<Screen, 'path' | 'account'> {
  return {
    name: `${remote} ${route.id}`,
    leadsTo: drawn === route ? null : drawn.path,
    remote,
    title,
    framed: drawn.frame !== 'bare',
  };
}

async function releaseOf(page: Page): Promise<Release> {
  const text = await page.evaluate(() => document.getElementById('release')?.textContent);
  return JSON.parse(text ?? '') as Release;
}

/** Calls the function once for each argument. */
function once<Value>(get: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? get(name);
    known.set(name, value);
    return value;
  };
}
