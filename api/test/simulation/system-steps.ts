import type { CalendarDate } from '@portal/domain';
import fc from 'fast-check';
import { movements } from '../../src/store/schema.ts';
import { modelAccount, readBooks } from './books.ts';
import { todayOf } from './scenario.ts';
import { newKey } from './simulated-portal.ts';
import { circumstances, day, minute, rarely, second, told, type Step } from './steps.ts';
import { ensure } from './violation.ts';

export const working = circumstances.map((how): Step => ({
  name: `run the worker ${told(how)}`,
  act: ({ portal }) => portal.work(how),
}));

export const mailing = circumstances.map((how): Step => ({
  name: `send emails ${told(how)}`,
  isReading: true,
  act: ({ portal }) => portal.sendEmails(how),
}));

/** The processor announces something: late, again, in any order, of a key that nobody knows, or it is not the processor. */
export const announcing = fc
  .tuple(fc.nat(40), circumstances, rarely(fc.constantFrom('forged', 'unknown'), 'true', 6))
  .map(([place, how, type]): Step => ({
    name: `announce ${type} event ${place} ${told(how)}`,
    async act({ portal, isAlone }) {
      const events = portal.processor.events.filter(({ from }) => from <= portal.now());
      const event = events[place % Math.max(1, events.length)];
      if (!event) return;
      const sent = type === 'unknown' ? { id: newKey(), key: newKey() } : { id: event.id, key: event.key };
      const answer = await portal.announce(how, sent, type === 'forged' ? 'another secret' : undefined);
      if (answer === null) return;
      if (type === 'forged') {
        ensure(answer.status === 401, `a forged event was answered ${answer.status}`);
        return;
      }
      // 500 where the processor gives no answer, which the event asks it for; 503 where the database gives none. A signature
      // is too old when the clock jumps before it is read.
      const isTooOld = answer.status === 401 && !isAlone;
      ensure(isTooOld || [200, 500, 503].includes(answer.status), `an event was answered ${answer.status}`);
    },
  }));

export const passing = fc
  .constantFrom(
    second,
    31 * second,
    31 * second,
    2 * minute,
    2 * minute,
    20 * minute,
    5 * 60 * minute,
    day,
    day,
    3 * day,
    8 * day,
    -10 * minute,
  )
  .map((milliseconds): Step => ({
    name: `${milliseconds / 1000} seconds pass`,
    isReading: true,
    async act({ portal }) {
      portal.goTo(portal.now() + milliseconds);
    },
  }));

export const arriving = fc.constant<Step>({
  name: 'what was delayed arrives',
  isReading: true,
  async act({ portal }) {
    portal.processor.deliverDelayed();
  },
});

/** A late fee is charged while something is owed. */
export const charging = fc
  .tuple(fc.nat(3), fc.integer({ min: 1, max: 2_500 }))
  .map(([place, amountCents]): Step => ({
    name: `charge lease ${place} a late fee of ${amountCents}`,
    async act(scenario) {
      const lease = scenario.leases[place];
      if (!lease) return;
      const movedOn: CalendarDate = todayOf(scenario, lease);
      if (modelAccount(lease, await readBooks(scenario.portal)).due <= 0) return;
      const { id: leaseId } = lease;
      await scenario.portal.db.insert(movements).values({ leaseId, type: 'late_fee', amountCents, movedOn });
      scenario.fees.push({ leaseId, cents: amountCents });
    },
  }));
