import { cents, getToday, type PaymentStatus } from '@portal/domain';
import { sampleLease } from '../fixtures/lease.ts';
import type { HistoryEntry } from '../queries/use-payment-history.ts';
import { filterChoices, filterPayments, readHistoryFilter } from './history-filter.ts';

function entry(
  id: string,
  loanNumber: string,
  type: string | null,
  status: PaymentStatus | null,
): HistoryEntry {
  const paid = { id, loanNumber, amount: cents(8_420), date: getToday() };
  return {
    payment: { ...paid, type },
    lease: loanNumber === 'FW-204418' ? sampleLease() : null,
    intent:
      status === null
        ? null
        : { ...paid, status, statusOn: null, reason: null, methodType: 'bank', last4: '4821', refunds: [] },
    isPaid: status !== 'declined',
  };
}

const payments = [
  entry('4', 'FW-204418', 'Card', 'succeeded'),
  entry('3', 'FW-204418', null, 'declined'),
  entry('2', 'FW-1', 'Auto Draft', 'submitted'),
  entry('1', 'FW-1', 'Auto Draft', null),
];
const idsOf = (search: string) =>
  filterPayments(payments, readHistoryFilter(search)).map(({ payment }) => payment.id);

describe('the filter of the history', () => {
  it.each([
    ['', ['4', '3', '2', '1']],
    ['?lease=FW-1', ['2', '1']],
    ['?status=made', ['4', '1']],
    ['?status=under-way', ['2']],
    ['?status=not-made', ['3']],
    ['?method=card', ['4']],
    ['?method=bank', ['3', '2']],
    ['?lease=FW-1&status=made', ['1']],
    ['?lease=none', []],
    ['?status=paid&method=cash&lease=', ['4', '3', '2', '1']],
  ])('of the address %p shows the payments %p', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('offers what the payments differ in', () => {
    expect(filterChoices(payments)).toEqual({
      leases: [
        { loanNumber: 'FW-204418', store: 'Harbor Home Furniture' },
        { loanNumber: 'FW-1', store: null },
      ],
      statuses: ['made', 'under-way', 'not-made'],
      methods: ['card', 'bank'],
    });
  });
});
