import type { BenchOptions } from '../options.ts';
import { measureTurn } from './measure-turn.ts';
import { Results } from './results.ts';
import type { ServedVariants } from './start-sites.ts';

/** Measures all variants in turns; each turn begins with another variant. */
export async function measureTurns(
  { turns, profiles }: BenchOptions,
  { variants, token }: Pick<ServedVariants, 'variants' | 'token'>,
): Promise<Results> {
  const results = new Results();
  for (let turn = 0; turn < turns; turn += 1) {
    const first = turn % variants.length;
    for (const profile of profiles) {
      for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
        await measureTurn({ results, profile, variant, token });
      }
      console.log(`Turn ${turn + 1} of ${turns}: ${profile.name}`);
    }
  }
  return results;
}
