import { isTimeZone } from '../dates/time-zone.ts';

/** When support is open on some days of the week, which follow one another. */
export interface OpeningHours {
  /** Days as ISO 8601 counts them, 1 is Monday and 7 is Sunday; both are the same for a single day. */
  readonly from: number;
  readonly to: number;
  /** Minutes after midnight; the closing minute is excluded, and 1440 is the end of the day. */
  readonly opens: number;
  readonly closes: number;
}

/** Whether days and times exist, and are in their order: support does not close after midnight. */
export function isOpeningHours({ from, to, opens, closes }: OpeningHours): boolean {
  return (
    [from, to, opens, closes].every(Number.isInteger) &&
    1 <= from &&
    from <= to &&
    to <= 7 &&
    0 <= opens &&
    opens < closes &&
    closes <= 1440
  );
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Reads opening hours such as `Mon-Fri 9-20, Sat 10-17:30`: days by their first three letters and hours of 24, with commas
 * between (OP-25). Returns null for any other text.
 */
export function parseOpeningHours(text: string): readonly OpeningHours[] | null {
  const entries = text.split(',').map((entry) => parseEntry(entry.trim()));
  return entries.every((entry) => entry !== null) ? entries : null;
}

function parseEntry(text: string): OpeningHours | null {
  const [, first, last = first, opens, closes] =
    /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? (\d{1,2}(?::[0-5]\d)?)-(\d{1,2}(?::[0-5]\d)?)$/.exec(text) ?? [];
  if (first === undefined || last === undefined || opens === undefined || closes === undefined) return null;
  const hours = {
    from: weekdays.indexOf(first) + 1,
    to: weekdays.indexOf(last) + 1,
    opens: minutesOf(opens),
    closes: minutesOf(closes),
  };
  return isOpeningHours(hours) ? hours : null;
}

function minutesOf(time: string): number {
  const [hour, minute = 0] = time.split(':').map(Number);
  return Number(hour) * 60 + minute;
}

/**
 * Whether support is open at a moment; null when this machine does not know the time zone.
 * @param timeZone the company's time zone, an IANA name; the customer's does not matter
 */
export function isOpenAt(moment: Date, timeZone: string, hours: readonly OpeningHours[]): boolean | null {
  if (!isTimeZone(timeZone)) return null;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday')) + 1;
  const minutes = Number(part('hour')) * 60 + Number(part('minute'));
  return hours.some(
    ({ from, to, opens, closes }) => from <= day && day <= to && opens <= minutes && minutes < closes,
  );
}
