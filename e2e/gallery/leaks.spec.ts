import { stories, type Story } from '../site/gallery.ts';
import type { MemoryCounts } from './memory.ts';
import { expect, neutralStory, test, type Stage } from './stage.ts';

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

async function showAndLeave({ show }: Stage, story: Story, times: number): Promise<void> {
  // One call for each, because the page keeps what is left before the browser has painted it.
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
  test(`${name} leaves no node and no listener behind`, async ({ motionlessStage, countMemory }) => {
    // What is made once and kept on purpose, such as a live region, exists after the first times.
    await showAndLeave(motionlessStage, story, 2);
    const grown: MemoryCounts[] = [];
    let before = await countMemory();
    for (const times of rounds) {
      await showAndLeave(motionlessStage, story, times);
      const after = await countMemory();
      const left = { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
      if (!grows(left, times)) return;
      grown.push(left);
      before = after;
    }
    expect(grown, `more than before, after ${rounds.join(', ')} times`).toEqual([]);
  });
}
