import type { Page } from '@playwright/test';

/** Milliseconds of one look at a table of 10,000 rows. */
export interface TableTimes {
  /** From the moment that the table is asked for to the frame in which its rows are seen. */
  readonly firstPaint: number;
  /** From one frame to the next, with a step of scrolling in between: half of them are below, and the slowest. */
  readonly scrollStep: { readonly median: number; readonly worst: number };
  /** From the press on a column's name to the frame in which the rows stand in its order. */
  readonly sort: number;
}

/** What the page measures of itself; everything in it must stand in this one function. */
async function timesInPage({ story, steps }: { readonly story: string; readonly steps: number }) {
  interface Channel {
    emit(event: string, detail: object): void;
  }
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  /** Resolves when what stands in the page now has been painted. */
  const painted = async () => {
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now();
  };
  const firstRow = () => document.querySelector('tbody:not([aria-hidden]) th[scope=row]');
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return;
        observer.disconnect();
        resolve();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, characterData: true });
      look();
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
  // Nobody scrolls in the frame in which the table appears, with the browser still at what is left to load.
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

/** Measures a story of the gallery, whose page stands already, with another story in it. */
export function tableTimes(page: Page, story: string, steps: number): Promise<TableTimes> {
  return page.evaluate(timesInPage, { story, steps });
}
