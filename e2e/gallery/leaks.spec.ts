import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import { expect, neutralStory, test, type Stage } from './stage.ts';

interface MemoryCounts {
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts what the page holds after a garbage collection. */
async function memoryCounts(page: Page): Promise<MemoryCounts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

/** The stories that hold the most: open lists, panels and questions, files that are being sent. */
const holdsMore = /--(?:.*-)?(?:open|panel|uploading|several|virtual)/;

/** The first story of each control, because the others differ only in what they show, and those that hold more. */
const watched = new Map<string, Story>();
for (const story of stories()) {
  // The same controls; what they hold changes while the api answers.
  if (story.title.startsWith('With the api/')) continue;
  const first = ![...watched.values()].some(({ title }) => title === story.title);
  if (first || holdsMore.test(story.id)) watched.set(`${story.title}, ${story.name}`, story);
}

/** Returns how much more the page holds after a story was shown and left this many times. */
async function leftBehind({ page, show }: Stage, story: Story, times: number): Promise<MemoryCounts> {
  const before = await memoryCounts(page);
  await showAndLeave({ show }, story, times);
  const after = await memoryCounts(page);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

async function showAndLeave({ show }: Pick<Stage, 'show'>, story: Story, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await show(story);
    await show(neutralStory);
  }
}

/** A leak of each mount would be there as many times as the story was mounted. */
const grows = ({ nodes, listeners }: MemoryCounts, times: number) => nodes >= times || listeners >= times;

/** How often a story is shown and left between two counts. Most pass the first; a leak grows in each. */
const rounds = [2, 6, 6];

for (const [name, story] of watched) {
  test(`${name} leaves no node and no listener behind`, async ({ motionlessStage }) => {
    // What is made once and kept on purpose, such as a live region, exists after the first times.
    await showAndLeave(motionlessStage, story, 2);
    const grown: MemoryCounts[] = [];
    for (const times of rounds) {
      const left = await leftBehind(motionlessStage, story, times);
      if (!grows(left, times)) return;
      grown.push(left);
    }
    expect(grown, `more than before, after ${rounds.join(', ')} times`).toEqual([]);
  });
}
