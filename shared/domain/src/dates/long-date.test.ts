import moment from 'moment';
import {
  formatDayMonth,
  formatDueDate,
  formatLongDate,
  formatMediumDate,
  formatMonth,
  formatShortMonth,
} from './long-date.ts';
import { day } from './calendar-date.fixture.ts';

describe('dates in words', () => {
  it('SHARED-68: the default form has the weekday, month, day and year', () => {
    expect(formatLongDate(day('2026-12-04'), 'en')).toBe('Friday, December 4, 2026');
  });

  it('there is a medium form, and two forms of a month', () => {
    expect(formatMediumDate(day('2026-12-04'), 'en')).toBe('Fri, Dec 4, 2026');
    expect(formatMonth(day('2026-12-01'), 'en')).toBe('December 2026');
    expect(formatShortMonth(day('2026-12-01'), 'en')).toBe('Dec');
  });

  it('SHARED-68: is in the language of the page, and leaves moment as it is elsewhere', () => {
    const date = day('2026-12-04');
    expect([
      formatLongDate(date, 'es'),
      formatMediumDate(date, 'es'),
      formatDayMonth(date, 'es'),
      formatDueDate(date, day('2026-11-20'), 'es'),
      formatDueDate(date, day('2027-01-02'), 'es'),
      formatMonth(date, 'es'),
      formatShortMonth(date, 'es'),
    ]).toEqual([
      'viernes, 4 de diciembre de 2026',
      'vie, 4 dic 2026',
      '4 dic',
      'viernes, 4 de diciembre',
      'viernes, 4 de diciembre de 2026',
      'Diciembre de 2026',
      'dic',
    ]);
    expect(moment.utc([2026, 11, 4]).format('MMMM')).toBe('December');
  });

  it('SHARED-69: is English in a language without forms of its own', () => {
    expect(formatLongDate(day('2026-12-04'), 'fr')).toBe('Friday, December 4, 2026');
  });
});
