import type { Page } from '@playwright/test';

/** The times of one round with a table of 10,000 rows, ms. */
export interface TableTimes {
  /** From the request for the table to the frame that shows its rows. */
  readonly firstPaint: number;
  /** From one frame to the next, with a step of scrolling in between. */
  readonly scrollStep: { readonly median: number; readonly worst: number };
  /** From the press on a column's name to the frame that shows the rows in its order. */
  readonly sort: number;
}

/** Runs in the page, which has nothing outside of this function. */
async function timesInPage({ story, steps }: { readonly story: string; readonly steps: number }) {
  interface Channel {
    emit(event: string, detail: object): void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  /** Resolves when the current content of the page has been painted. */
  const painted = async () => {
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  };
  const firstRow = () => document.querySelector('tbody:not([aria-hidden]) th[scope=row]');
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      check();
    });
  const show = (storyId: string) => channel.emit('setCurrentStory', { storyId, viewMode: 'story' });

  show('welcome--welcome');
  await until(() => firstRow() === null);
  await painted();
  const asked = performance.now();
  show(story);
  await until(() => firstRow() !== null);
  const firstPaint = (await painted()) - asked;

  const box =
    document.querySelector<HTMLElement>('[role=region] > table')?.parentElement ?? document.documentElement;
  // Nobody scrolls in the frame in which the table appears, while the browser is still loading.
  await new Promise((resolve) => requestIdleCallback(resolve));
  const frames: number[] = [];
  let last = await frame();
  for (let step = 0; step < steps; step += 1) {
    box.scrollTop += 400;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  if (box.scrollTop === 0) throw new Error(`Nothing scrolled in ${story}.`);
  box.scrollTop = 0;
  await painted();
  const sorted = frames.sort((a, b) => a - b);

  const before = firstRow()?.textContent;
  const pressed = performance.now();
  const [, second] = document.querySelectorAll<HTMLElement>('th[aria-sort] button');
  second?.click();
  await until(() => firstRow()?.textContent !== before);
  const sort = (await painted()) - pressed;
  return {
    firstPaint,
    scrollStep: { median: sorted[Math.floor(steps / 2)] ?? NaN, worst: sorted.at(-1) ?? NaN },
    sort,
  };
}

/** Measures a story in a page of the gallery that shows another story. */
export function tableTimes(page: Page, story: string, steps: number): Promise<TableTimes> {
  return page.evaluate(timesInPage, { story, steps });
}
