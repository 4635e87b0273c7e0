import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@electric-sql/pglite';
import { randomFrom } from '../../src/seed/random.ts';
import type { StoreClient } from './store-client.ts';

/** A process of the api, from its start until it is killed. */
export interface ProcessLife {
  isAlive: boolean;
}

/** What goes wrong in one execution: at which of the awaits that it passes, counted from 1. */
export interface Fault {
  readonly type: 'process killed' | 'database gone';
  readonly at: number;
}

/** What happens to the first request to the processor in one execution. */
export type NetworkFault = 'none' | 'lost before' | 'lost after' | 'delayed' | 'undecided';

/** One request, or one run of the worker, in one process. */
export interface Execution {
  readonly life: ProcessLife;
  readonly fault: Fault | null;
  network: NetworkFault;
  /** How many awaits it has passed. */
  passed: number;
}

/** Ends whatever runs in a process that was killed: nothing after it happens. */
export class ProcessKilled extends Error {
  override readonly name = 'ProcessKilled';
}

export const executions = new AsyncLocalStorage<Execution>();

/** Queries that the store has not answered: until it has, nobody else goes on. */
let unanswered = 0;
let goOn: (() => void) | null = null;

/** Runs a query that the store's server answers. */
export async function whileUnanswered<Answer>(query: () => Promise<Answer>): Promise<Answer> {
  unanswered += 1;
  try {
    return await query();
  } finally {
    unanswered -= 1;
    if (goOn !== null && unanswered === 0) {
      setImmediate(goOn);
      goOn = null;
    }
  }
}

const noTurns = async () => {};
let waitForTurn: () => Promise<void> = noTurns;

/**
 * Runs several executions at once; at each await one of those that wait is chosen to go on, by the seed.
 */
export async function inTurns<Result>(
  seed: number,
  works: readonly (() => Promise<Result>)[],
): Promise<readonly Result[]> {
  const random = randomFrom(seed);
  const waiting: (() => void)[] = [];
  let isAwake = false;
  const next = () => {
    if (unanswered > 0) {
      goOn = next;
      return;
    }
    const [chosen] = waiting.splice(random.between(0, waiting.length - 1), 1);
    chosen?.();
    isAwake = waiting.length > 0;
    if (isAwake) setImmediate(next);
  };
  waitForTurn = () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isAwake) setImmediate(next);
      isAwake = true;
    });
  try {
    const outcomes = await Promise.allSettled(works.map((work) => work()));
    return outcomes.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
  } finally {
    waitForTurn = noTurns;
  }
}

/**
 * A point where an execution may stop: before and after everything that it waits for.
 *
 * @param of whether the database is waited for
 * @throws ProcessKilled when its process is killed here, or was before
 * @throws Error when the database fails here
 */
export async function passPoint(of: 'database' | 'other' = 'other'): Promise<void> {
  const execution = executions.getStore();
  if (!execution) return;
  await waitForTurn();
  const { life, fault } = execution;
  if (!life.isAlive) throw new ProcessKilled();
  execution.passed += 1;
  if (fault?.at !== execution.passed) return;
  if (fault.type === 'process killed') {
    life.isAlive = false;
    throw new ProcessKilled();
  }
  if (of === 'database') throw new Error('Connection terminated unexpectedly');
}

/** A client whose every query, and the beginning and end of every transaction, is a point to stop at. */
export const withFaultPoints = (client: StoreClient): StoreClient => ({
  query: stopping(client.query.bind(client)),
  async transaction(work) {
    await passPoint('database');
    const result = await client.transaction(async (tx) => {
      const done = await work({ query: stopping(tx.query.bind(tx)) } as unknown as Transaction);
      await passPoint('database');
      return done;
    });
    await passPoint('database');
    return result;
  },
});

type Query = StoreClient['query'];

const stopping =
  (query: Query): Query =>
  async (text, values, options) => {
    await passPoint('database');
    const result = await query<never>(text, values, options);
    await passPoint('database');
    return result;
  };
