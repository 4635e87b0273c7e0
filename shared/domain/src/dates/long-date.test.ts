import { formatLongDate, formatMediumDate, formatMonth, formatShortMonth } from './long-date.ts';
import { day } from './calendar-date.fixture.ts';

describe('dates in words', () => {
  it('SHARED-68: the default form has the weekday, month, day and year', () => {
    expect(formatLongDate(day('2026-12-04'))).toBe('Friday, December 4, 2026');
  });

  it('there is a medium form, and two forms of a month', () => {
    expect(formatMediumDate(day('2026-12-04'))).toBe('Fri, Dec 4, 2026');
    expect(formatMonth(day('2026-12-01'))).toBe('December 2026');
    expect(formatShortMonth(day('2026-12-01'))).toBe('Dec');
  });
});
