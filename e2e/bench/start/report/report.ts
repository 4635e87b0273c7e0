import { startSections } from '../measure/sections.ts';
import type { Results } from '../measure/results.ts';
import type { BenchOptions } from '../options.ts';
import { profileTable } from './profile-table.ts';
import { targetOutcomes } from './target-outcomes.ts';
import { targetTable } from './target-table.ts';

/** Returns all results of a day as Markdown: the targets, then a table for each profile. */
export function report(results: Results, { turns, profiles }: BenchOptions, day: string): string {
  const outcomes = targetOutcomes(results, profiles);
  const met = outcomes.filter(({ isMet }) => isMet).length;
  return [
    `Measured on ${day} in ${turns} turns. Targets met: ${met} of ${outcomes.length}. Calls that the portal sent twice, in all turns: ${callsSentTwice(results, profiles)}.`,
    targetTable(outcomes, profiles),
    ...profiles.flatMap((profile) => [`### ${profile.name}`, profileTable(results, profile)]),
  ].join('\n\n');
}

const callsSentTwice = (results: Results, profiles: BenchOptions['profiles']) =>
  profiles
    .flatMap(({ key: profile }) => startSections.map((section) => ({ profile, section })))
    .reduce(
      (sum, { profile, section }) =>
        sum + results.total({ profile, section, figure: 'repeatedCalls' }, 'portal'),
      0,
    );
