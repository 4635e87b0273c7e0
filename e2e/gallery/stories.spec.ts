import { appearances, checkEachStory, drawnIn } from './each-story.ts';
import { test, testRunnerUserAgent } from './stage.ts';
import { apiGroup, storyGroups } from './story-groups.ts';

test.use({ userAgent: testRunnerUserAgent });

/** The longest first, so that none runs on when all others have ended. */
const byLength = [...storyGroups()].sort(([, some], [, others]) => others.length - some.length);

for (const [group, stories] of byLength) {
  if (group === apiGroup) continue;
  for (const appearance of appearances) {
    test(`${group}: each story is ${drawnIn(appearance)}`, ({ page, gallery: { url } }) =>
      checkEachStory(page, { url, appearance, stories }));
  }
}
