import { sendReminders } from '../../src/reminders/send-reminders.ts';
import { seededAt, testBrands, testPortal, testTimeZone } from './store-template.ts';
import type { TestApi } from './test-api.ts';

const day = 24 * 60 * 60_000;

/** The instant this many days after the seed's. */
export const daysLater = (days: number, now: Date = seededAt) => new Date(now.getTime() + days * day);

/** Sends the reminders of payments that are due in so many days; returns how many. */
export const remind = ({ db }: Pick<TestApi, 'db'>, reminderDays: readonly number[], now: Date = seededAt) =>
  sendReminders({
    db,
    clock: { now: () => now },
    timeZone: testTimeZone,
    portalUrl: testPortal,
    brandUrls: testBrands,
    reminderDays,
    reminderHour: 8,
  });

/** Returns the token of the link in the newest reminder of a customer. */
export async function linkTokenOf({ emailsOf }: Pick<TestApi, 'emailsOf'>, name: string): Promise<string> {
  for (const { body } of await emailsOf(name)) {
    const [, token] = /\/auth\/pay\?token=([\w-]+)/.exec(body) ?? [];
    if (token !== undefined) return token;
  }
  throw new Error(`${name} has no reminder.`);
}
