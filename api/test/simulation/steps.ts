import fc, { type Arbitrary } from 'fast-check';
import type { Fault, NetworkFault } from './fault-points.ts';
import type { Scenario } from './scenario.ts';
import type { Circumstances } from './simulated-portal.ts';

/** Something that one of the parties does. */
type Action = (scenario: Scenario) => Promise<void>;

export interface Step {
  readonly name: string;
  readonly act: Action;
  /** Whether it can change what is stored about money. */
  readonly isReading?: boolean;
  /** How many operations it is; 1 by default. */
  readonly size?: number;
}

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

export const rarely = <Value>(value: Arbitrary<Value>, usual: Value, weight = 4) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: value });

const fault: Arbitrary<Fault | null> = rarely(
  fc.record({
    type: fc.constantFrom('process killed' as const, 'database gone' as const),
    at: fc.integer({ min: 1, max: 60 }),
  }),
  null as Fault | null,
  2,
);
const network: Arbitrary<NetworkFault> = rarely(
  fc.constantFrom<NetworkFault>('lost before', 'lost after', 'delayed', 'undecided'),
  'none',
  3,
);
export const circumstances: Arbitrary<Circumstances> = fc.record({
  process: fc.integer({ min: 0, max: 1 }),
  fault,
  network,
});
export const quiet: Circumstances = { process: 0, fault: null, network: 'none' };

/** Says the circumstances in the name of a step. */
export const told = (how: Circumstances) => {
  const faulty = how.fault === null ? '' : `, ${how.fault.type} at ${how.fault.at}`;
  return `(process ${how.process}, network ${how.network}${faulty})`;
};

/** Whether the database fails, which an answer of 503 is for. */
export const isBroken = ({ fault: one }: Circumstances) => one?.type === 'database gone';
