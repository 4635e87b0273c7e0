import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

interface SimulationOptions {
  readonly operations: number;
  readonly seed: number;
  /** Whether a violation is reported as it was found, not reduced to the fewest operations. */
  readonly quick: boolean;
}

/** Reads `--operations 20000 --seed 7 --quick`. Throws an error that says what is allowed. */
export function parseOptions(args: readonly string[]): SimulationOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      operations: { type: 'string', default: '5000' },
      seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
      quick: { type: 'boolean', default: false },
    },
  });
  const [operations, seed] = [Number(values.operations), Number(values.seed)];
  if (!Number.isInteger(operations) || !Number.isInteger(seed) || operations < 1) {
    throw new Error('--operations and --seed must be whole numbers, --operations from 1 on.');
  }
  return { operations, seed, quick: values.quick };
}
