import { parseArgs } from 'node:util';
import { calendarDate, compareDates, type CalendarDate } from '@portal/domain';
import { UserError } from '../errors/user-error.ts';

const usage =
  'Write the day to compare, or nothing for today (UTC): pnpm reconcile --day 2026-11-20, with a date such as this one.';

/**
 * Returns the day that the operator wrote, or else today.
 *
 * @throws UserError saying how the command is written, also for a day that has not begun
 */
export function readReconciledDay(args: readonly string[], today: CalendarDate): CalendarDate {
  const written = parse(args);
  if (written === undefined) return today;
  const day = calendarDate(written);
  if (day === null) throw new UserError(usage);
  if (compareDates(day, today) > 0)
    throw new UserError(`--day must be ${today} (today in UTC) or a day before it, not ${day}.`);
  return day;
}

function parse(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { day: { type: 'string' } } }).values.day;
  } catch {
    throw new UserError(usage);
  }
}
