import type { Results } from '../measure/results.ts';
import type { Profile } from '../profiles.ts';
import { targets, type Target } from './targets.ts';

/** A target with what was measured. */
export interface TargetOutcome {
  readonly target: Target;
  readonly value: number;
  readonly isMet: boolean;
}

/** Returns the outcome of every target on the measured profiles, by medians. */
export function targetOutcomes(results: Results, measured: readonly Profile[]): readonly TargetOutcome[] {
  return targets
    .filter(({ measure }) => measured.some(({ key }) => key === measure.profile))
    .map((target) => {
      const value = valueOf(results, target);
      return { target, value, isMet: value <= target.limit };
    });
}

function valueOf(results: Results, { measure, reference }: Target): number {
  const spread =
    reference === null ? results.spread(measure, 'portal') : results.ratio(measure, 'portal', reference);
  return spread.median;
}
