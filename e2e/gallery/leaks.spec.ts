import type { Page } from '@playwright/test';
import { stories, type Story } from '../site/gallery.ts';
import { away, expect, test, type Stage } from './stage.ts';

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

/** How much more the page holds after a story has come and gone so many times. */
async function leftBehind({ page, show }: Stage, story: Story, times: number): Promise<Held> {
  const before = await held(page);
  await comeAndGo({ show }, story, times);
  const after = await held(page);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

async function comeAndGo({ show }: Pick<Stage, 'show'>, story: Story, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await show(story);
    await show(away);
  }
}

/** What is left of each mount would be there as many times as it was mounted. */
const grows = ({ nodes, listeners }: Held, times: number) => nodes >= times || listeners >= times;

/** How often a story comes and goes between two counts. Most stand the first; what is left behind grows in each. */
const looks = [2, 6, 6];

for (const [name, story] of watched) {
  test(`${name} leaves no node and no listener behind`, async ({ stillStage }) => {
    // What is made once and kept on purpose, such as a live region, is there after the first times.
    await comeAndGo(stillStage, story, 2);
    const grown: Held[] = [];
    for (const times of looks) {
      const left = await leftBehind(stillStage, story, times);
      if (!grows(left, times)) return;
      grown.push(left);
    }
    expect(grown, `more than before, after ${looks.join(', ')} times`).toEqual([]);
  });
}
