import fc from 'fast-check';
import { commands, counted, end } from './commands.ts';
import { beginScenario, type Scenario } from './scenario.ts';
import type { SimulatedStore } from './simulated-store.ts';
import { openPortal, type SimulatedPortal } from './simulated-portal.ts';

export interface SimulationOptions {
  /** At least so many. */
  readonly operations: number;
  readonly seed: number;
  readonly store: SimulatedStore;
  /** Whether a violation is reduced to the fewest steps that show it. */
  readonly isReduced: boolean;
  readonly note?: (line: string) => void;
}

/** Null when nothing was violated. */
export interface SimulationOutcome {
  readonly operations: number;
  readonly violation: { readonly seed: number; readonly report: string } | null;
}

/** Runs, each with customers of its own, that one seed determines. */
const runsOfSeed = 10;

/** Steps between two notes. */
const noteEvery = 1_000;

/**
 * Lets customers, workers, processor, mail and clock do things in an order that the seed chooses, with faults at any
 * await, and checks the books after each.
 */
export async function simulate({
  operations,
  seed,
  store,
  isReduced,
  note = () => {},
}: SimulationOptions): Promise<SimulationOutcome> {
  const portal = await openPortal(store);
  const first = counted.operations;
  const done = () => counted.operations - first;
  try {
    for (let own = seed, noted = 0; done() < operations; own += 1) {
      const report = await violationOf(portal, own, isReduced);
      if (report !== null) return { operations: done(), violation: { seed: own, report } };
      if (done() - noted >= noteEvery) {
        noted = done();
        note(`${noted} operations, up to seed ${own}`);
      }
    }
    return { operations: done(), violation: null };
  } finally {
    await portal.close();
  }
}

async function violationOf(
  portal: SimulatedPortal,
  seed: number,
  isReduced: boolean,
): Promise<string | null> {
  let last: Scenario | null = null;
  const property = fc.asyncProperty(commands, async (steps) => {
    const real = await beginScenario(portal);
    last = real;
    await fc.asyncModelRun(() => ({ model: {}, real }), steps);
    await end(real);
  });
  const details = await fc.check(property, { seed, numRuns: runsOfSeed, endOnFailure: !isReduced });
  if (!details.failed) return null;
  const error = details.errorInstance;
  const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${why}\n${String(details.counterexample?.[0])}\n${(last as Scenario | null)?.log.join('\n') ?? ''}`;
}
