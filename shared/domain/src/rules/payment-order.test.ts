import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { byNewest } from './payment-order.ts';

it('payments are ordered by date, and on one day by number, the newest first', () => {
  const paid = (id: string, date: string) => ({
    id,
    type: null,
    amount: cents(1),
    date: day(date),
    loanNumber: 'FW-1',
  });
  const payments = [paid('9', '2026-01-31'), paid('10', '2026-01-31'), paid('2', '2026-02-01')];
  expect(payments.sort(byNewest).map(({ id }) => id)).toEqual(['2', '10', '9']);
});
