import fc from 'fast-check';
import { addDays, addMonths, calendarDate, compareDates, daysBetween, formatDate } from './calendar-date.ts';
import { day } from './calendar-date.fixture.ts';

const anyDay = fc.integer({ min: 0, max: 400_000 }).map((days) => addDays(day('1500-01-01'), days));

describe('calendarDate', () => {
  it.each(['2026-12-04', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(calendarDate(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '12/04/2026',
    '2026-12-04T00:00:00Z',
    ' 2026-12-04',
    '2026-12-04\n',
    '0999-01-01',
    '',
  ])('LEASE-39: rejects %j', (text) => {
    expect(calendarDate(text)).toBeNull();
  });
});

describe('date arithmetic', () => {
  it('addMonths moves to the last day of a shorter month', () => {
    expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28');
    expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29');
    expect(addMonths(day('2026-08-31'), -6)).toBe('2026-02-28');
    expect(addMonths(day('2026-12-15'), 1)).toBe('2027-01-15');
    expect(addMonths(day('2026-01-15'), -1)).toBe('2025-12-15');
  });

  it('addDays and addMonths reject a day outside the years 1000 to 9999', () => {
    expect(() => addDays(day('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addMonths(day('1000-01-01'), -1)).toThrow(RangeError);
  });

  it('addDays and daysBetween agree', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -9000, max: 9000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(daysBetween(date, moved)).toBe(days);
        expect(addDays(moved, -days)).toBe(date);
        expect(compareDates(moved, date)).toBe(Math.sign(days));
        expect(calendarDate(moved)).toBe(moved);
      }),
    );
  });

  it('addMonths gives a date in that month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (date, months) => {
        const moved = addMonths(date, months);
        const index = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(index(moved) - index(date)).toBe(months);
        expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(date.slice(8)));
      }),
    );
  });

  it('SHARED-70: formatDate writes MM/DD/YYYY, from which the date can be read again', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const written = formatDate(date);
        expect(written).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
        expect(`${written.slice(6)}-${written.slice(0, 2)}-${written.slice(3, 5)}`).toBe(date);
      }),
    );
  });
});
