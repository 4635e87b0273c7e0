import type { BrowserContext } from '@playwright/test';
import type { Profile } from '../profiles.ts';
import type { Screen } from '../screens.ts';
import { allowDrawnReports, nextDrawnReport } from './drawn-report.ts';
import { observePage, type SeenPage } from './page-observer.ts';
import { threadTime } from './thread-time.ts';
import { openThrottled, type ThrottledPage } from './throttled-page.ts';

/** How a screen is opened. */
export interface VisitOptions {
  readonly profile: Profile;
  /** Address of the site. */
  readonly url: string;
  readonly screen: Pick<Screen, 'path' | 'content'>;
  /** Of the session; null when nobody is signed in. */
  readonly token: string | null;
  /** Whether the customer's browser saves data. */
  readonly savesData?: boolean;
}

/** What one visit showed; times in ms since the navigation began. */
export interface Visit extends SeenPage {
  readonly content: number;
  readonly thread: number;
}

/** Opens a screen in a new tab and waits until it is quiet, with its content drawn; the tab stays open. */
export async function visit(
  context: BrowserContext,
  { profile, url, screen, token, savesData = false }: VisitOptions,
): Promise<{ readonly seen: Visit; readonly tab: ThrottledPage }> {
  const tab = await openThrottled(context, profile);
  const { page, client, untilQuiet } = tab;
  // The compiler of this file wraps every function in a call of `__name`, which the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(observePage, screen.content);
  if (token !== null)
    await page.addInitScript((stored) => sessionStorage.setItem('portal.token', stored), token);
  await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await allowDrawnReports(client);
  const before = await threadTime(client);
  const drawn = nextDrawnReport(client);
  await page.goto(`${url}/#${screen.path}`, { waitUntil: 'commit' });
  const content = await drawn;
  const thread = (await threadTime(client)) - before;
  await untilQuiet();
  const seen = await page.evaluate(() => globalThis.pageObserver?.seen());
  if (seen === undefined) throw new Error(`${url} has lost its observer`);
  return { seen: { ...seen, content, thread }, tab };
}
