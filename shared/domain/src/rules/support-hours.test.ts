// cspell:ignore Sábado viernes
import {
  formatOpeningHours,
  formatShortOpeningHours,
  formatSpokenOpeningHours,
} from './support-hours-text.ts';
import { isOpenAt, parseOpeningHours } from './support-hours.ts';

const parsed = (text: string) => parseOpeningHours(text) ?? [];
/** Section 9 of the specification. */
const hours = parsed('Mon-Fri 9-20, Sat 10-20, Sun 13-19');

// Eastern Standard Time is five hours behind UTC; November 20, 2026 is a Friday.
const open = (moment: string) => isOpenAt(new Date(moment), 'America/New_York', hours);

describe('support hours', () => {
  it.each([
    ['Monday-Friday 9 AM-8 PM', '2026-11-20T14:00:00Z', '2026-11-21T01:00:00Z'],
    ['Monday', '2026-11-23T14:00:00Z', '2026-11-24T01:00:00Z'],
    ['Saturday 10 AM-8 PM', '2026-11-21T15:00:00Z', '2026-11-22T01:00:00Z'],
    ['Sunday 1 PM-7 PM', '2026-11-22T18:00:00Z', '2026-11-23T00:00:00Z'],
  ])('SUP-18: support opens and closes at %s', (_days, opens, closes) => {
    const before = (moment: string) => new Date(new Date(moment).getTime() - 1).toISOString();
    expect(open(before(opens))).toBe(false);
    expect(open(opens)).toBe(true);
    expect(open(before(closes))).toBe(true);
    expect(open(closes)).toBe(false);
  });

  it('SUP-18: support follows daylight saving of the company’s time zone', () => {
    expect(open('2026-07-06T13:00:00Z')).toBe(true);
    expect(open('2026-07-06T12:59:59Z')).toBe(false);
  });

  it('says nothing of a time zone that this machine does not know', () => {
    expect(isOpenAt(new Date(), 'Moon/Base', hours)).toBe(null);
  });

  it('SUP-18: midnight is hour zero', () => {
    expect(open('2026-11-20T05:00:00Z')).toBe(false);
  });

  it('OP-25: support opens and closes at the minute', () => {
    const late = parsed('Fri 9:30-24');
    const isOpen = (moment: string) => isOpenAt(new Date(moment), 'America/New_York', late);
    expect(isOpen('2026-11-20T14:29:59Z')).toBe(false);
    expect(isOpen('2026-11-20T14:30:00Z')).toBe(true);
    expect(isOpen('2026-11-21T04:59:59Z')).toBe(true);
    expect(isOpen('2026-11-21T05:00:00Z')).toBe(false);
  });
});

describe('a text of opening hours', () => {
  it('OP-25: has days and times of 24 hours', () => {
    expect(parseOpeningHours('Mon-Wed 0-24, Sun 8:30-17:05')).toEqual([
      { from: 1, to: 3, opens: 0, closes: 1440 },
      { from: 7, to: 7, opens: 510, closes: 1025 },
    ]);
  });

  it.each([
    ['', 'nothing'],
    ['Mon-Fri', 'no times'],
    ['Mon-Fri 9-20,', 'nothing after a comma'],
    ['Sat-Mon 9-20', 'days against the order of the week'],
    ['Day 9-20', 'an unknown day'],
    ['Mon 9-9', 'no time between'],
    ['Mon 20-2', 'a time after midnight'],
    ['Mon 9-24:01', 'more than a day'],
    ['Mon 9:60-20', 'more than an hour'],
    ['Mon 9 AM-8 PM', 'times of 12 hours'],
  ])('is not read from %j: %s', (text) => {
    expect(parseOpeningHours(text)).toBeNull();
  });
});

describe('opening hours in words', () => {
  it.each([
    ['en', 'Mon–Fri 9–8, Sat 10–8, Sun 1–7'],
    ['es', 'Lun–vie 9–8, sáb 10–8, dom 1–7'],
    ['xx', 'Mon–Fri 9–8, Sat 10–8, Sun 1–7'],
  ])('SHELL-20, OP-25: are one short line in %s', (language, text) => {
    expect(formatShortOpeningHours(hours, language)).toBe(text);
  });

  it.each([
    ['Mon 6-18', 'Mon 6–6'],
    ['Mon 8:30-12', 'Mon 8:30–12'],
    ['Mon 17:59-24', 'Mon 5:59–12'],
    ['Mon 5:59-12', 'Mon 5:59 AM–12 PM'],
    ['Mon 7-21', 'Mon 7 AM–9 PM'],
    ['Mon 18-22', 'Mon 6 PM–10 PM'],
    ['Mon-Sun 0-24', 'Mon–Sun 12 AM–12 AM'],
  ])('SHELL-20: say in the short line whether it is morning when %j leaves it open', (text, short) => {
    expect(formatShortOpeningHours(parsed(text), 'en')).toBe(short);
  });

  it.each([
    ['en', ['Monday-Friday 9 AM-8 PM', 'Saturday 10 AM-8 PM', 'Sunday 1 PM-7 PM']],
    [
      'es',
      ['Lunes a viernes, 9 a. m. a 8 p. m.', 'Sábado, 10 a. m. a 8 p. m.', 'Domingo, 1 p. m. a 7 p. m.'],
    ],
  ])('SUP-06, SUP-18: are the lines of a card in %s', (language, lines) => {
    expect(formatOpeningHours(hours, language)).toEqual(lines);
  });

  it.each([
    ['en', ['Monday to Friday, 9 AM to 8 PM', 'Saturday, 10 AM to 8 PM', 'Sunday, 1 PM to 7 PM']],
    [
      'es',
      [
        'De lunes a viernes, de 9 a. m. a 8 p. m.',
        'Sábado, de 10 a. m. a 8 p. m.',
        'Domingo, de 1 p. m. a 7 p. m.',
      ],
    ],
  ])('SUP-18: are sentences in %s', (language, lines) => {
    expect(formatSpokenOpeningHours(hours, language)).toEqual(lines);
  });

  it('OP-25: have the minutes of an hour that is not full', () => {
    expect(formatOpeningHours(parsed('Tue 8:05-12:30'), 'en')).toEqual(['Tuesday 8:05 AM-12:30 PM']);
  });
});
