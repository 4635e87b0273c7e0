import { stories, type Story } from '../site/gallery.ts';

export type StoryGroup = readonly [Story, ...Story[]];

/** The group of the stories that call the api. */
export const apiGroup = 'With the api';

/** Returns the stories by their group: `Inputs`, `Overlays`. */
export function storyGroups(): ReadonlyMap<string, StoryGroup> {
  const groups = new Map<string, [Story, ...Story[]]>();
  for (const story of stories()) {
    const group = story.title.split('/')[0] ?? story.title;
    const others = groups.get(group);
    if (others) others.push(story);
    else groups.set(group, [story]);
  }
  return groups;
}
