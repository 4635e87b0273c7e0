// cspell:ignore jueves martes miércoles sábado viernes
import type { OpeningHours } from './support-hours.ts';

/** How a language joins days and hours to a line. */
interface Line {
  readonly days: (from: string, to: string) => string;
  readonly hours: (days: string, opens: string, closes: string) => string;
}

/** How a language writes opening hours; its days begin on Monday. */
interface Wording {
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  /** Before and after noon. */
  readonly halves: readonly [string, string];
  readonly card: Line;
  readonly spoken: Line;
}

const english: Wording = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  halves: ['AM', 'PM'],
  card: {
    days: (from, to) => `${from}-${to}`,
    hours: (days, opens, closes) => `${days} ${opens}-${closes}`,
  },
  spoken: {
    days: (from, to) => `${from} to ${to}`,
    hours: (days, opens, closes) => `${days}, ${opens} to ${closes}`,
  },
};

/** Wording of the other languages; a language without any is written as English. */
const wordings: Readonly<Record<string, Wording>> = {
  es: {
    days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    shortDays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    halves: ['a. m.', 'p. m.'],
    card: {
      days: (from, to) => `${from} a ${to}`,
      hours: (days, opens, closes) => `${days}, ${opens} a ${closes}`,
    },
    spoken: {
      days: (from, to) => `de ${from} a ${to}`,
      hours: (days, opens, closes) => `${days}, de ${opens} a ${closes}`,
    },
  },
};

/**
 * Writes the opening hours of a card, one line for each: `Monday-Friday 9 AM-8 PM` (SUP-18).
 * @param language BCP 47 tag
 */
export function formatOpeningHours(hours: readonly OpeningHours[], language: string): readonly string[] {
  return linesOf(hours, language, 'card');
}

/**
 * Writes the opening hours as one says them, one line for each: `Monday to Friday, 9 AM to 8 PM`.
 * @param language BCP 47 tag
 */
export function formatSpokenOpeningHours(
  hours: readonly OpeningHours[],
  language: string,
): readonly string[] {
  return linesOf(hours, language, 'spoken');
}

/**
 * Writes all opening hours in one short line: `Mon–Fri 9–8, Sat 10–8, Sun 1–7` (SHELL-20).
 * @param language BCP 47 tag
 */
export function formatShortOpeningHours(hours: readonly OpeningHours[], language: string): string {
  const { shortDays, halves } = wordings[language] ?? english;
  const entries = hours.map(({ from, to, opens, closes }) => {
    // Of what opens from 6 AM to 6 PM, for 12 hours at most, the halves of the day go without saying.
    const isPlain = opens >= 360 && opens < 1080 && closes - opens <= 720;
    const time = (minutes: number) => (isPlain ? clock(minutes) : clockWithHalf(minutes, halves));
    return `${daysOf(shortDays, from, to, (first, last) => `${first}–${last}`)} ${time(opens)}–${time(closes)}`;
  });
  return capitalized(entries.join(', '));
}

function linesOf(
  hours: readonly OpeningHours[],
  language: string,
  form: 'card' | 'spoken',
): readonly string[] {
  const { days, halves, [form]: line } = wordings[language] ?? english;
  return hours.map(({ from, to, opens, closes }) =>
    capitalized(
      line.hours(
        daysOf(days, from, to, line.days),
        clockWithHalf(opens, halves),
        clockWithHalf(closes, halves),
      ),
    ),
  );
}

function daysOf(names: readonly string[], from: number, to: number, range: Line['days']): string {
  const [first = '', last = ''] = [names[from - 1], names[to - 1]];
  return from === to ? first : range(first, last);
}

/** Writes a time of a clock with 12 hours: `9`, `5:30`. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 12 || 12, minutes % 60];
  return minute === 0 ? String(hour) : `${hour}:${String(minute).padStart(2, '0')}`;
}

const clockWithHalf = (minutes: number, [morning, afternoon]: Wording['halves']) =>
  `${clock(minutes)} ${minutes % 1440 < 720 ? morning : afternoon}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
