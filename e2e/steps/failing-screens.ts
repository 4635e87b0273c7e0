import type { Page } from '@playwright/test';
import { paymentPath } from './pay.ts';
import { mapPath, storeRows } from './retailers.ts';
import { owners, screensOf, type ScreenSource } from './screens.ts';
import { heading } from './sign-in.ts';
import type { FailingScreen } from './fail-and-heal.ts';

/** Where a remote fails: at its entry, at the chunk of its first screen, or at a chunk that one of its screens loads. */
export const failurePoints = ['entry', 'exposed chunk', 'lazy chunk'] as const;

export type FailurePoint = (typeof failurePoints)[number];

const drawnBy = (remote: string, text: string | RegExp) => (page: Page) =>
  page.locator(`[data-remote="${remote}"]`).getByText(text).first();

const screen = (
  remote: string,
  path: `/${string}`,
  content: string | RegExp | FailingScreen['content'],
): FailingScreen => ({
  remote,
  path,
  content: typeof content === 'function' ? content : drawnBy(remote, content),
});

const login = screen('mfe-auth', '/auth/login', (page) => page.getByRole('textbox', { name: 'Password' }));
const register = screen('mfe-auth', '/auth/register', (page) =>
  page.getByRole('textbox', { name: 'Password', exact: true }),
);
const verify = screen('mfe-auth', '/auth/verify/not-a-token', (page) =>
  page.getByRole('textbox', { name: 'Code' }),
);
const leases = screen('mfe-leases', '/leases/current', 'Harbor Home Furniture');
const retrieve = screen('mfe-leases', '/leases/retrieve', (page) =>
  page.getByRole('textbox', { name: 'Last name' }),
);
const dashboard = screen('mfe-payments', '/dashboard', 'Harbor Home Furniture');
const profile = screen('mfe-profile', '/profile/main', 'Mobile number');
const retailers = screen('mfe-retailers', mapPath, (page) => storeRows(page).first());
const map = screen('mfe-retailers', mapPath, (page) => page.getByRole('button', { name: 'Zoom in' }));
const support = screen('mfe-support', '/support/faq', 'Returning My Merchandise');

/** The shell's own screen, for somebody who is not signed in. */
const welcome = screen('shell', '/welcome', (page) => heading(page, /^Welcome to/));

/** A screen of which the shell's menu and header do not arrive. */
const frame = screen('shell', '/leases/current', (page) => page.getByRole('banner'));

/** Screens that fail in one document, and one that does not. */
export interface FailingScreens {
  readonly first: FailingScreen;
  readonly later: readonly FailingScreen[];
  readonly other: FailingScreen;
}

/**
 * Returns the documents in which each remote fails at a point once as the first page and once as a later one. Two
 * remotes fail in a document at a time, because each document takes longer than a failure. The only lazy chunk of
 * mfe-profile and of mfe-support is their Spanish: without it their screens are in English, and nothing fails.
 *
 * @param leaseUuid of a lease whose payment screen the customer can open
 * @param sampled screens of other remotes, whose chunks nobody has looked at: they do not fail at a lazy one
 */
export function failingScreens(
  point: FailurePoint,
  leaseUuid: string,
  sampled: readonly FailingScreen[],
): readonly FailingScreens[] {
  if (point === 'lazy chunk') {
    const payment = screen('mfe-payments', paymentPath(leaseUuid), (page) =>
      page.getByRole('radio', { name: /Minimum due/ }),
    );
    return [
      { first: register, later: [], other: login },
      { first: frame, later: [], other: verify },
      { first: payment, later: [map, verify], other: leases },
      { first: map, later: [payment, retrieve], other: support },
      { first: retrieve, later: [], other: leases },
    ];
  }
  return [
    { first: login, later: [], other: welcome },
    { first: leases, later: [dashboard, verify], other: profile },
    { first: dashboard, later: [profile], other: retailers },
    { first: profile, later: [retailers], other: support },
    { first: retailers, later: [support], other: leases },
    { first: support, later: [leases, ...sampled], other: dashboard },
    ...sampled.map((first) => ({ first, later: [], other: leases })),
  ];
}

const chosen = [login, leases, dashboard, profile, retailers, support].map(({ remote }) => remote);

/**
 * Returns a screen of each remote that has none above, such as a new one: the first one of its samples that the account
 * may open.
 */
export async function sampledScreens(
  account: string,
  source: ScreenSource,
): Promise<readonly FailingScreen[]> {
  const others = owners.filter((owner) => owner !== 'shell' && !chosen.includes(owner));
  return Promise.all(
    others.map(async (remote) => {
      const { screens } = await screensOf(remote, source);
      const opened = screens.find((one) => one.account === account && one.redirectsTo === null);
      if (!opened)
        throw new Error(`No sample of ${remote} has the account ${account}: choose a screen here.`);
      return screen(remote, opened.path, /\S/);
    }),
  );
}
