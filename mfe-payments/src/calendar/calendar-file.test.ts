import { getToday } from '@portal/domain';
import { calendarFile } from './calendar-file.ts';

const today = getToday();
const event = {
  id: 'FW-1-7',
  date: today,
  title: 'Payment due: Harbor, Home; $84.20',
  note: 'Lease FW-1\nBack\\slash',
};
const file = calendarFile([event], new Date('2026-11-20T09:05:07.250Z'));

describe('the calendar file', () => {
  it('has an event of a whole day with a reminder at nine in the morning of the day before, and escapes its texts', () => {
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:FW-1-7',
        'DTSTAMP:20261120T090507Z',
        `DTSTART;VALUE=DATE:${today.replaceAll('-', '')}`,
        'SUMMARY:Payment due: Harbor\\, Home\\; $84.20',
        'DESCRIPTION:Lease FW-1\\nBack\\\\slash',
        'TRIGGER:-PT15H',
      ]),
    );
  });

  it('breaks lines of more than 75 bytes between letters', () => {
    const long = calendarFile([{ ...event, title: 'é'.repeat(100) }], new Date());
    const bytes = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'é'.repeat(100)}`);
  });
});
