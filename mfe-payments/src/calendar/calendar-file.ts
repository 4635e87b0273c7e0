import { addDays, type CalendarDate } from '@portal/domain';

/** An event of a whole day. */
export interface CalendarEvent {
  /** The same for the same event, so that a calendar replaces it when the file is opened again. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly note: string;
}

const compact = (date: CalendarDate) => date.replaceAll('-', '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** RFC 5545 allows lines of 75 bytes; a longer one goes on after a line break and a space. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      lines.push('');
      bytes = 0;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join('\r\n ');
}

/**
 * Returns a calendar file (RFC 5545) with events of whole days, each with a reminder on the morning of the day before.
 *
 * @param now when the file is made
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Customer Portal//Due dates//EN',
    ...events.flatMap(({ id, date, title, note }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(id)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(note)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      // Nine in the morning of the day before.
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
