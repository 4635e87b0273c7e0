import type { Profile } from '../profiles.ts';
import type { Screen } from '../screens.ts';
import type { DevTools } from './dev-tools.ts';
import { observePage, type SeenPage } from './page-observer.ts';
import { openTab, type Tab } from './tab.ts';

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
  browser: DevTools,
  { profile, url, screen, token, savesData = false }: VisitOptions,
): Promise<{ readonly seen: Visit; readonly tab: Tab }> {
  const tab = await openTab(browser, profile);
  await tab.beforeScripts(observePage, screen.content);
  if (token !== null)
    await tab.beforeScripts((stored) => sessionStorage.setItem('portal.token', stored), token);
  await tab.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  const before = await tab.threadTime();
  const { errorText } = await tab.send('Page.navigate', { url: `${url}/#${screen.path}` });
  if (errorText !== undefined) throw new Error(`${url} can't be opened: ${errorText}`);
  const content = await tab.evaluate(() => globalThis.pageObserver?.drawn);
  const thread = (await tab.threadTime()) - before;
  await tab.untilQuiet();
  const seen = await tab.evaluate(() => globalThis.pageObserver?.seen());
  if (seen === undefined || content === undefined) throw new Error(`${url} has lost its observer`);
  return { seen: { ...seen, content, thread }, tab };
}
