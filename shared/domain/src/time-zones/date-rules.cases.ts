import { addDays, calendarDate, daysBetween, formatDate, getToday } from '../dates/calendar-date.ts';
import { formatDayMonth, formatDueDate, formatLongDate } from '../dates/long-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { latestBirthDate } from '../rules/birth-date.ts';
import { isApproved } from '../rules/lease-lists.ts';
import { monthlyTotals } from '../rules/monthly-totals.ts';
import { isInWindow, paymentWindow } from '../rules/payment-window.ts';
import { payoffDate } from '../rules/payoff-date.ts';
import { isOpenAt } from '../rules/support-hours.ts';

/** Tests the rules about days, once in each time zone: a customer's zone decides which day is today, and nothing else. */
export function testDateRules({
  zone,
  startOfFifthOfDecember,
}: {
  readonly zone: string;
  /** The moment at which December 5, 2026 begins there. */
  readonly startOfFifthOfDecember: string;
}): void {
  describe(`in ${zone}`, () => {
    it('the tests run in that time zone', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it('PAY-26: today changes at the customer’s own midnight', () => {
      const midnight = new Date(startOfFifthOfDecember).getTime();
      expect(getToday(new Date(midnight - 1))).toBe('2026-12-04');
      expect(getToday(new Date(midnight))).toBe('2026-12-05');
    });

    it('PAY-26: the window includes its first and last day and no day outside them', () => {
      const window = paymentWindow({
        pending: { payAt: day('2026-11-02') },
        extra: null,
        today: day('2026-10-31'),
      });
      expect(
        ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03'].map((text) =>
          isInWindow(day(text), window),
        ),
      ).toEqual([false, true, true, true, false]);
    });

    it('adding a day always gives the next day, through clock changes and leap days', () => {
      let date = day('2023-12-31');
      for (let count = 0; count < 1500; count += 1) {
        const next = addDays(date, 1);
        expect(daysBetween(date, next)).toBe(1);
        expect(calendarDate(next)).toBe(next);
        expect(next > date).toBe(true);
        date = next;
      }
      expect(date).toBe('2028-02-08');
    });

    it('LEASE-31, LEASE-58: an application 181 days old is approved, one 182 days old is not', () => {
      const ages = [0, 180, 181, 182].map((age) =>
        isApproved({ stateCode: 'V', applicationDate: addDays(day('2026-11-20'), -age) }, day('2026-11-20')),
      );
      expect(ages).toEqual([true, true, true, false]);
    });

    it('LEASE-32, LEASE-33: an early payoff date counts on its own day, not after', () => {
      const extra = { earlyPayoffDueDate: day('2026-03-08'), payoffGoodThroughDate: day('2026-04-01') };
      expect(payoffDate(extra, day('2026-03-08'))).toEqual({ type: 'early', date: '2026-03-08' });
      expect(payoffDate(extra, day('2026-03-09'))).toEqual({ type: 'due', date: '2026-04-01' });
    });

    it('LEASE-40: the latest date of birth is 16 years ago', () => {
      expect(latestBirthDate(day('2026-03-08'))).toBe('2010-03-08');
      expect(latestBirthDate(day('2100-02-28'))).toBe('2084-02-28');
      expect(latestBirthDate(day('2028-02-29'))).toBe('2012-02-29');
    });

    it('PAY-05: payments of the first and last day of a month count in that month', () => {
      const totals = monthlyTotals(
        [
          { date: day('2026-10-31'), amount: cents(1) },
          { date: day('2026-11-01'), amount: cents(20) },
          { date: day('2026-11-30'), amount: cents(300) },
          { date: day('2026-12-01'), amount: cents(4000) },
        ],
        day('2026-11-30'),
      );
      expect(totals.slice(-2)).toEqual([
        { month: '2026-10-01', total: 1 },
        { month: '2026-11-01', total: 320 },
      ]);
    });

    it('SHARED-68, SHARED-70: a written date shows the same day', () => {
      for (const [text, long, short] of [
        ['2026-12-04', 'Friday, December 4, 2026', '12/04/2026'],
        ['2026-03-08', 'Sunday, March 8, 2026', '03/08/2026'],
        ['2011-12-30', 'Friday, December 30, 2011', '12/30/2011'],
        ['2024-02-29', 'Thursday, February 29, 2024', '02/29/2024'],
      ] as const) {
        expect(formatLongDate(day(text), 'en')).toBe(long);
        expect(formatDate(day(text))).toBe(short);
      }
      expect(formatDayMonth(day('2026-12-04'), 'en')).toBe('Dec 4');
      expect(formatDueDate(day('2026-12-04'), day('2026-11-20'), 'en')).toBe('Friday, December 4');
      expect(formatDueDate(day('2027-01-01'), day('2026-12-31'), 'en')).toBe('Friday, January 1, 2027');
    });

    it('SUP-18: support hours follow the company’s clock, wherever the customer is', () => {
      const fridays = [{ from: 5, to: 5, opens: 9 * 60, closes: 20 * 60 }];
      const isOpen = (moment: string) => isOpenAt(new Date(moment), 'America/New_York', fridays);
      expect(isOpen('2026-11-20T13:59:59Z')).toBe(false);
      expect(isOpen('2026-11-20T14:00:00Z')).toBe(true);
    });
  });
}
