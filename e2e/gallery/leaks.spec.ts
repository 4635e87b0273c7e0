import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import { away, expect, test } from './stage.ts';

const times = 6;

interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds once nothing is left to collect. */
async function held(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** What holds the most: lists, panels and questions that stand open, files on their way. */
const holdsMore = /--(?:.*-)?(?:open|panel|uploading|several|virtual)/;

/** Of each widget the first story, its others differ in what they show; and those that hold more. */
const watched = new Map<string, Story>();
for (const story of stories()) {
  // The same widgets; what they hold changes while the api answers.
  if (story.title.startsWith('With the api/')) continue;
  const first = ![...watched.values()].some(({ title }) => title === story.title);
  if (first || holdsMore.test(story.id)) watched.set(`${story.title}, ${story.name}`, story);
}

for (const [name, story] of watched) {
  test(`${name} leaves no node and no listener behind`, async ({ stage }) => {
    const comeAndGo = async (count: number) => {
      for (let time = 0; time < count; time += 1) {
        await stage.show(story);
        await stage.show(away);
      }
    };
    // What is made once and kept on purpose, such as a live region, is there after the first times.
    await comeAndGo(2);
    const before = await held(stage.page);
    await comeAndGo(times);
    const after = await held(stage.page);
    // What is left of each mount would be there as many times as it was mounted.
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(times);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(times);
  });
}
