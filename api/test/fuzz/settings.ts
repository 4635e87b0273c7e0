import type { Parameters } from 'fast-check';

/** Environment variables for a longer run, and for repeating a failure with what it printed. */
const [runs, seed, path] = ['FUZZ_RUNS', 'FUZZ_SEED', 'FUZZ_PATH'].map((name) => process.env[name]);

/**
 * Returns how fast-check runs a property: the same in each run unless the environment says otherwise.
 *
 * @param share of the usual number of runs
 */
export function fuzzing<Values>(share = 1): Parameters<Values> {
  return {
    numRuns: Math.max(1, Math.round(Number(runs ?? 12) * share)),
    seed: Number(seed ?? 20_261_120),
    ...(path === undefined ? {} : { path }),
    endOnFailure: false,
  };
}

/** Milliseconds that one property may take; enough for long runs too. */
export const fuzzTimeLimit = Math.max(60_000, Number(runs ?? 12) * 5_000);
