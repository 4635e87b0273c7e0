import fc, { type Arbitrary, type AsyncCommand } from 'fast-check';
import { again, changed, lookingUp, paying, reading } from './customer-steps.ts';
import { inTurns } from './fault-points.ts';
import { checkBooks, checkEnd } from './invariants.ts';
import { givingBack, outage, refunding, winningBack } from './refund-steps.ts';
import type { Scenario } from './scenario.ts';
import { day, minute, quiet, type Step } from './steps.ts';
import { announcing, arriving, charging, mailing, passing, working } from './system-steps.ts';

/** How many steps were taken since the program began. */
export const counted = { operations: 0 };

const single: readonly { weight: number; arbitrary: Arbitrary<Step> }[] = [
  { weight: 10, arbitrary: paying },
  { weight: 3, arbitrary: again },
  { weight: 1, arbitrary: changed },
  { weight: 3, arbitrary: lookingUp },
  { weight: 2, arbitrary: reading },
  { weight: 5, arbitrary: working },
  { weight: 1, arbitrary: mailing },
  { weight: 3, arbitrary: announcing },
  { weight: 5, arbitrary: passing },
  { weight: 1, arbitrary: arriving },
  { weight: 1, arbitrary: charging },
  { weight: 3, arbitrary: refunding },
  { weight: 2, arbitrary: givingBack },
  { weight: 2, arbitrary: winningBack },
  { weight: 1, arbitrary: outage },
];

/** Several at the same time, in an order that the seed chooses at each await. */
const together = fc
  .tuple(
    fc.integer(),
    fc.array(
      fc.oneof(
        { weight: 4, arbitrary: paying },
        { weight: 3, arbitrary: again },
        { weight: 3, arbitrary: working },
        { weight: 2, arbitrary: announcing },
        { weight: 1, arbitrary: passing },
        { weight: 1, arbitrary: refunding },
        { weight: 1, arbitrary: givingBack },
        { weight: 1, arbitrary: winningBack },
      ),
      {
        minLength: 2,
        maxLength: 3,
      },
    ),
  )
  .map(([seed, steps]): Step => ({
    name: `at once (${seed}): ${steps.map(({ name }) => name).join(' | ')}`,
    size: steps.length,
    async act(scenario) {
      scenario.isAlone = false;
      await inTurns(
        seed,
        steps.map(
          ({ act }) =>
            () =>
              act(scenario),
        ),
      ).finally(() => (scenario.isAlone = true));
    },
  }));

type Nothing = Record<string, never>;

const asCommand = (step: Step): AsyncCommand<Nothing, Scenario> => ({
  check: () => true,
  async run(_model, scenario) {
    counted.operations += step.size ?? 1;
    scenario.log.push(step.name);
    await step.act(scenario);
    if (!step.isReading) await checkBooks(scenario);
  },
  toString: () => `\n  ${step.name}`,
});

/** Every list of commands that the simulation may try. */
export const commands = fc.commands(
  [fc.oneof(...single, { weight: 4, arbitrary: together }).map(asCommand)],
  { maxCommands: 60, size: 'max' },
);

/** Waits until every payment of the run must have ended, and checks that it has. */
export async function end(scenario: Scenario): Promise<void> {
  const { portal } = scenario;
  portal.processor.deliverDelayed();
  for (const passes of [
    6 * minute,
    5 * 60 * minute,
    day,
    day,
    4 * day,
    16 * day,
    16 * day,
    5 * minute,
    4 * day,
    day,
  ]) {
    portal.goTo(portal.now() + passes);
    await portal.work(quiet);
  }
  // The processor sends an event until it is received.
  for (const { id, key } of portal.processor.events) await portal.announce(quiet, { id, key });
  await portal.sendEmails(quiet);
  await checkEnd(scenario);
}
