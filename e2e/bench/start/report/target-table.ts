import type { Profile } from '../profiles.ts';
import { figureTexts } from './format.ts';
import { markdownTable } from '../../markdown-table.ts';
import type { TargetOutcome } from './target-outcomes.ts';

/** Returns the targets with their values as a table. */
export function targetTable(outcomes: readonly TargetOutcome[], profiles: readonly Profile[]): string {
  const rows = outcomes.map(({ target: { measure, limit, reference }, value, isMet }) => {
    const { name, write } = figureTexts[measure.figure];
    const writeValue = reference === null ? write : (ratio: number) => ratio.toFixed(2);
    return [
      `${measure.section}: ${name}${reference === null ? '' : `, portal / ${reference}`}`,
      profiles.find(({ key }) => key === measure.profile)?.name ?? '',
      writeValue(limit),
      writeValue(value),
      isMet ? 'met' : 'missed',
    ];
  });
  return markdownTable(['target', 'profile', 'at most', 'measured', ''], rows);
}
