import { devices, expect, test as base, type Browser, type Page } from '@playwright/test';
import { startGallery, startGalleryWithApi, type Gallery, type Story } from '../site/gallery.ts';
import { memoryCounter, type MemoryCounts } from './memory.ts';
import { addPreviewPage } from './preview-page.ts';

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

export async function openStage(
  page: Page,
  url: string,
  appearance: Appearance,
  first: Pick<Story, 'id'>,
): Promise<Stage> {
  await page.setViewportSize({ width: appearance.width, height: 860 });
  await page.addInitScript(addPreviewPage);
  const query = new URLSearchParams({
    id: first.id,
    viewMode: 'story',
    globals: `brand:${appearance.brand};scheme:${appearance.scheme}`,
  });
  await page.goto(`${url}/iframe.html?${query}`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  return { page, show: ({ id }) => page.evaluate((storyId) => window.previewPage.draw(storyId), id) };
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
  readonly galleryWithApi: Gallery;
  readonly stage: Stage;
  readonly motionlessStage: Stage;
  /** Counts what the page of `motionlessStage` holds. */
  readonly countMemory: () => Promise<MemoryCounts>;
}

async function useAndClose(gallery: Gallery, use: (gallery: Gallery) => Promise<void>): Promise<void> {
  try {
    await use(gallery);
  } finally {
    await gallery.close();
  }
}

/**
 * A test on one built gallery, which the tests of a worker share. They also share the page of `stage`, so each begins
 * with a story that is drawn again; on `motionlessStage` no animation runs.
 */
export const test = base.extend<object, SharedByWorker>({
  gallery: [async ({}, use) => useAndClose(await startGallery(), use), { scope: 'worker' }],
  galleryWithApi: [async ({}, use) => useAndClose(await startGalleryWithApi(), use), { scope: 'worker' }],
  stage: [
    ({ browser, gallery }, use) => withSharedStage(browser, gallery, undefined, use),
    { scope: 'worker' },
  ],
  motionlessStage: [
    ({ browser, gallery }, use) => withSharedStage(browser, gallery, testRunnerUserAgent, use),
    { scope: 'worker' },
  ],
  countMemory: [
    async ({ motionlessStage: { page } }, use) => use(await memoryCounter(page)),
    { scope: 'worker' },
  ],
});

export { expect };
