import { devices, expect, test as base, type Browser, type Page } from '@playwright/test';
import Axe from 'axe-core';
import { startGalleryWithApi, type Gallery, type Story } from '../site/gallery.ts';

/** How a story is drawn. */
export interface Appearance {
  readonly brand: 'fernway' | 'breeze';
  readonly scheme: 'light' | 'dark';
  /** Width of the window, px. */
  readonly width: 390 | 1280;
}

/** A page that shows one story after another without loading again. */
export interface Stage {
  readonly page: Page;
  show(story: Pick<Story, 'id'>): Promise<void>;
}

/** Whether a story was drawn. */
type Outcome = { readonly ok: true } | { readonly ok: false; readonly why: string };

/** The part of the gallery's page through which its own frame talks to it. */
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
  appearance: Appearance,
  first: Pick<Story, 'id'>,
): Promise<Stage> {
  await page.setViewportSize({ width: appearance.width, height: 860 });
  const query = new URLSearchParams({
    id: first.id,
    viewMode: 'story',
    globals: `brand:${appearance.brand};scheme:${appearance.scheme}`,
  });
  await page.goto(`${url}/iframe.html?${query}`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  let current = first.id;
  return {
    page,
    show: async ({ id }) => {
      // Both events would draw it twice, the second time while a test already uses it.
      await showStory(page, id, id === current ? 'forceRemount' : 'setCurrentStory');
      current = id;
    },
  };
}

async function showStory(page: Page, id: string, event: 'forceRemount' | 'setCurrentStory'): Promise<void> {
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
          // The previous story may just have finished.
          if (drawnId === storyId) finish({ ok: true });
        };
        function finish(outcome: Outcome) {
          for (const name of failed) channel?.off(name, fail);
          channel?.off('storyRendered', drawn);
          resolve(outcome);
        }
        for (const name of failed) channel.on(name, fail);
        channel.on('storyRendered', drawn);
        channel.emit(event, { storyId, viewMode: 'story' });
      }),
    { storyId: id, event },
  );
  if (!outcome.ok) throw new Error(`${id} could not be drawn: ${outcome.why}`);
}

/** Rules whose outcome changes with brand, scheme and width; the others check the markup alone. */
export const appearanceRules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** A story is a part of a screen; the tests of the screens check the outline of a whole page. */
const screenRules = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass'];

/**
 * Returns what axe finds on the page, one line for each finding.
 *
 * @param rules all but those of whole screens by default
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
      /** The arrows scroll it from its search box, which axe accepts of combo boxes alone. */
      const hasSearchBox = (selector: string) => {
        const list = document.querySelector(selector)?.id ?? '';
        return document.querySelector(`[aria-autocomplete][aria-controls="${CSS.escape(list)}"]`) !== null;
      };
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .map(({ target }) => target.join(' '))
          .filter((target) => id !== 'scrollable-region-focusable' || !hasSearchBox(target))
          .map((target) => `${id}: ${target}`),
      );
    },
    { only: rules ? [...rules] : null, none: screenRules },
  );
}

/**
 * Storybook takes a browser with this name for its own test runner and shows the end of animations and transitions.
 * Otherwise it waits for them, at least a tenth of a second for each story.
 */
export const testRunnerUserAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** A story that no test is about. */
export const neutralStory = { id: 'welcome--welcome' };

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
  await use(
    await openStage(page, gallery.url, { brand: 'fernway', scheme: 'light', width: 1280 }, neutralStory),
  );
  await context.close();
}

interface SharedByWorker {
  readonly gallery: Gallery;
  readonly stage: Stage;
  readonly motionlessStage: Stage;
}

/**
 * A test on one built gallery with one api, which the tests of a worker share. They also share the page of `stage`, so
 * each begins with a story that is drawn again; on `motionlessStage` no animation runs.
 */
export const test = base.extend<object, SharedByWorker>({
  gallery: [
    async ({}, use) => {
      const gallery = await startGalleryWithApi();
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
  motionlessStage: [
    ({ browser, gallery }, use) => withSharedStage(browser, gallery, testRunnerUserAgent, use),
    { scope: 'worker' },
  ],
});

export { expect };
