import { devices, expect, test as base, type Browser, type Page } from '@playwright/test';
import Axe from 'axe-core';
import { startGallery, type Gallery, type Story } from '../site/gallery.ts';

/** How a story is looked at. */
export interface Look {
  readonly brand: 'fernway' | 'breeze';
  readonly scheme: 'light' | 'dark';
  /** Width of the window, px. */
  readonly width: 390 | 1280;
}

/** A page that shows one story after the other, without loading anew. */
export interface Stage {
  readonly page: Page;
  show(story: Pick<Story, 'id'>): Promise<void>;
}

/** What a drawn story may answer with besides being drawn. */
type Outcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** The part of the gallery's page that its own frame speaks through. */
interface PreviewWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, ...details: unknown[]): void;
    on(event: string, listener: (detail: unknown) => void): void;
    off(event: string, listener: (detail: unknown) => void): void;
  };
}

export async function openStage(
  page: Page,
  url: string,
  look: Look,
  first: Pick<Story, 'id'>,
): Promise<Stage> {
  await page.setViewportSize({ width: look.width, height: 860 });
  const query = new URLSearchParams({
    id: first.id,
    viewMode: 'story',
    globals: `brand:${look.brand};scheme:${look.scheme}`,
  });
  await page.goto(`${url}/iframe.html?${query}`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  let current = first.id;
  return {
    page,
    show: async ({ id }) => {
      // Both at once would draw it twice, the second time under the hands of whoever uses it.
      await showStory(page, id, id === current ? 'forceRemount' : 'setCurrentStory');
      current = id;
    },
  };
}

async function showStory(page: Page, id: string, how: 'forceRemount' | 'setCurrentStory'): Promise<void> {
  const outcome = await page.evaluate(
    ({ storyId, event }) =>
      new Promise<Outcome>((resolve) => {
        const channel = (window as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) {
          resolve({ ok: false, why: 'The page is not the gallery.' });
          return;
        }
        const failed = ['storyThrewException', 'storyErrored', 'storyMissing'];
        const fail = (detail: unknown) => finish({ ok: false, why: JSON.stringify(detail) });
        const drawn = (drawnId: unknown) => {
          // The story before may just have been finished.
          if (drawnId === storyId) finish({ ok: true });
        };
        function finish(outcome: Outcome) {
          for (const event of failed) channel?.off(event, fail);
          channel?.off('storyRendered', drawn);
          resolve(outcome);
        }
        for (const event of failed) channel.on(event, fail);
        channel.on('storyRendered', drawn);
        channel.emit(event, { storyId, viewMode: 'story' });
      }),
    { storyId: id, event: how },
  );
  if (!outcome.ok) throw new Error(`${id} could not be drawn: ${outcome.why}`);
}

/** Rules whose outcome changes with brand, scheme and width; the others look at the markup alone. */
export const rulesOfLooks = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** A story is a part of a screen: the whole page's outline is the screens' to check. */
const rulesOfScreens = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass'];

/**
 * What axe has against the page as it stands, a line each.
 *
 * @param rules all but those of whole screens, unless told
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(Axe.source);
  return page.evaluate(
    async ({ only, none }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(
        { exclude: ['.sb-wrapper'] },
        only
          ? { runOnly: { type: 'rule', values: only }, resultTypes: ['violations'] }
          : {
              rules: Object.fromEntries(none.map((rule) => [rule, { enabled: false }])),
              resultTypes: ['violations'],
            },
      );
      /** The arrows scroll it from the search box that leads it, which axe knows of combo boxes alone. */
      const led = (selector: string) => {
        const list = document.querySelector(selector)?.id ?? '';
        return document.querySelector(`[aria-autocomplete][aria-controls="${CSS.escape(list)}"]`) !== null;
      };
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter((target) => id !== 'scrollable-region-focusable' || !led(target))
          .map((target) => `${id}: ${target}`),
      );
    },
    { only: rules ? [...rules] : null, none: rulesOfScreens },
  );
}

/**
 * Storybook takes a browser of this name for its own test runner: it shows a story's animations and transitions at
 * their end, where else it waits for them, a tenth of a second at least for each story.
 */
export const stillBrowser = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** A story that no test is about. */
export const away = { id: 'welcome--welcome' };

async function withSharedStage(
  browser: Browser,
  gallery: Gallery,
  userAgent: string | undefined,
  use: (stage: Stage) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['clipboard-read', 'clipboard-write', 'geolocation'],
    geolocation: { latitude: 32.84, longitude: -83.63 },
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  const page = await context.newPage();
  await use(await openStage(page, gallery.url, { brand: 'fernway', scheme: 'light', width: 1280 }, away));
  await context.close();
}

interface SharedByWorker {
  readonly gallery: Gallery;
  readonly stage: Stage;
  readonly stillStage: Stage;
}

/**
 * A test over one built gallery with one api, shared by the tests of a worker. `stage` is a page that they share as
 * well, for those that begin with a story drawn anew; on `stillStage` nothing moves.
 */
export const test = base.extend<object, SharedByWorker>({
  gallery: [
    async ({}, use) => {
      const gallery = await startGallery();
      try {
        await use(gallery);
      } finally {
        await gallery.close();
      }
    },
    { scope: 'worker' },
  ],
  stage: [
    ({ browser, gallery }, use) => withSharedStage(browser, gallery, undefined, use),
    { scope: 'worker' },
  ],
  stillStage: [
    ({ browser, gallery }, use) => withSharedStage(browser, gallery, stillBrowser, use),
    { scope: 'worker' },
  ],
});

export { expect };
