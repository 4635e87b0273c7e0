import type { Parameters } from 'fast-check';

/** Set these to look further than a run of the suite has time for, or to repeat what a failure told. */
const [runs, seed, path] = ['FUZZ_RUNS', 'FUZZ_SEED', 'FUZZ_PATH'].map((name) => process.env[name]);

/**
 * How a property is run: the same each time unless the environment says otherwise.
 *
 * @param share of the usual number of requests
 */
export function fuzzing<Values>(share = 1): Parameters<Values> {
  return {
    numRuns: Math.max(1, Math.round(Number(runs ?? 12) * share)),
    seed: Number(seed ?? 20_261_120),
    ...(path === undefined ? {} : { path }),
    endOnFailure: false,
  };
}

/** Milliseconds that any one property may take: enough for long runs, too. */
export const fuzzTimeLimit = Math.max(60_000, Number(runs ?? 12) * 5_000);
