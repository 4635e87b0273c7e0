import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Accounts } from '../site/accounts.ts';
import type { Portal } from '../site/portal.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { drawIn } from '../steps/color-scheme.ts';
import { loadScreen, waitForScreen } from '../steps/open-screen.ts';
import type { Screen } from '../steps/screen.ts';
import { goTo } from '../steps/sign-in.ts';
import { waitUntilUnchanged } from '../steps/wait-until-stable.ts';
import { heights, type Look } from './look.ts';
import { fileOf, type Picture } from './picture.ts';
import type { Sitting } from './sittings.ts';
import { states } from './states/states.ts';
import { steps } from './states/steps.ts';

interface Studio {
  readonly browser: Browser;
  readonly portal: Portal;
  readonly accounts: Accounts;
  readonly schemes: readonly Look['scheme'][];
  /** Whether a picture has all of a page, or what a window shows of it. */
  readonly wholePages: boolean;
  /** Whether axe looks at each page. */
  readonly axe: boolean;
  /** Where the files go. */
  readonly folder: string;
}

/** What a screen may take to load, or to say that it has failed, ms. */
const patienceMs = 20_000;

/** Takes the pictures of a sitting's screens. What goes wrong is told in the picture, and the rest is taken. */
export async function takePictures(studio: Studio, sitting: Sitting): Promise<readonly Picture[]> {
  const { look, state, screens } = sitting;
  const url = look.brand === 'main' ? studio.portal.url : studio.portal.secondUrl;
  const viewport = { width: Number(look.width), height: heights[look.width] };
  const context = await studio.browser.newContext({
    viewport,
    hasTouch: look.width === '390',
    reducedMotion: 'reduce',
    locale: 'en-US',
    permissions: ['geolocation'],
    geolocation: { latitude: 33.749, longitude: -84.388 },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await states[state].prepare(page, screens[0]);
    await loadScreen(page, screens[0], { customers: studio.accounts, url });
    await speak(page, look.language);
    const taken: Picture[] = [];
    for (const screen of screens) taken.push(...(await ofScreen(page, screen)));
    return taken;
  } finally {
    // An answer that is still changed for a page that closes is nobody's error.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }

  async function ofScreen(page: Page, screen: Screen): Promise<readonly Picture[]> {
    if (state !== 'steps') {
      const problem = await problemOf(() => arrive(page, screen));
      return shoot(page, screen, null, problem);
    }
    const taken: Picture[] = [];
    for (const { name, act, widths = [look.width] } of steps.filter((step) => step.screen === screen.name)) {
      if (!widths.includes(look.width)) continue;
      // What the step before has left behind, a dialog or a rejected form, goes with the page.
      await page.reload();
      const problem = await problemOf(async () => {
        await arrive(page, screen);
        await act(page);
        await waitUntilUnchanged(page);
      });
      taken.push(...(await shoot(page, screen, name, problem)));
      await page.unrouteAll();
    }
    return taken;
  }

  async function arrive(page: Page, screen: Screen): Promise<void> {
    await goTo(page, screen.path);
    if (state === 'loading') await waitUntilUnchanged(page);
    else await waitForScreen(page, screen);
  }

  async function shoot(
    page: Page,
    { name: screen, path }: Screen,
    step: string | null,
    problem: string | null,
  ): Promise<readonly Picture[]> {
    const taken: Picture[] = [];
    if (studio.wholePages) await showWhole(page);
    for (const scheme of studio.schemes) {
      const notDrawn = await problemOf(() => drawIn(page, scheme));
      const picture = { screen, path, state, step, look: { ...look, scheme } };
      const file = fileOf(picture);
      await page.screenshot({ path: join(studio.folder, file), animations: 'disabled' });
      const failed = problem ?? notDrawn;
      const found = studio.axe && failed === null ? await axeFindings(page) : [];
      taken.push({ ...picture, file, problem: found.length > 0 ? found.join('; ') : failed });
    }
    await page.setViewportSize(viewport);
    return taken;
  }
}

/** Makes the window as high as the page: what sticks to its lower edge would otherwise lie across the picture. */
async function showWhole(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

/** Has the page speak a language, as a customer does who chose it on an earlier visit. */
async function speak(page: Page, language: Look['language']): Promise<void> {
  if (language === 'en') return;
  await page.evaluate((chosen) => localStorage.setItem('portal.language', chosen), language);
  await page.reload();
}

async function problemOf(action: () => Promise<void>): Promise<string | null> {
  try {
    await action();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}
