import { day } from '../fixtures/calendar-day.ts';
import { extraOnWire, leaseOnWire } from '../fixtures/wire.ts';
import { verifyLeases } from './lease-retrieval.ts';
import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
} from './leases.ts';

describe('leases', () => {
  it.each([undefined, null, '', 'Mars/Olympus'])(
    'have no time zone when the api names %p (OP-105)',
    (zone) => {
      const all = [{ ...leaseOnWire, ...(zone === undefined ? {} : { time_zone: zone }) }];
      expect(listLeases.read({ all, current: [], payments: [], paidoff: [] }).leases[0]?.timeZone).toBeNull();
    },
  );

  it.each([
    [1, 1],
    ['31', 31],
    [0, null],
    [32, null],
    [1.5, null],
    [null, null],
  ])('have the due day %p as %p', (due_day, read) => {
    const all = [{ ...leaseOnWire, due_day }];
    expect(listLeases.read({ all, current: [], payments: [], paidoff: [] }).leases[0]?.dueDay).toBe(read);
  });

  it('LEASE-18, LEASE-22, SHARED-13..17: are read with all fields and joined with their account by loan number', () => {
    const { leases, pendingPayments } = listLeases.read({
      all: [{ ...leaseOnWire, time_zone: 'America/New_York', due_day: 31 }],
      current: [extraOnWire],
      payments: [{ loan_number: 'FW-204418', amount: '84.20', amount_ach: 84, pay_at: '2026-12-04' }],
      paidoff: [],
    });
    expect(pendingPayments).toEqual([
      { loanNumber: 'FW-204418', amount: 8420, amountAch: 8400, payAt: '2026-12-04' },
    ]);
    expect(leases).toEqual([
      {
        id: '12',
        uuid: 'c0ffee',
        loanNumber: 'FW-204418',
        store: {
          name: 'Harbor Home Furniture',
          phone: '+15550110',
          street1: '1 Quay',
          city: 'Macon',
          state: 'GA',
          type: 'HVAC',
        },
        stateCode: 'V',
        applicationDate: '2026-11-01',
        timeZone: 'America/New_York',
        dueDay: 31,
        loanDate: '2026-11-03',
        term: 12,
        monthlyPayment: 8420,
        lastPaymentDate: null,
        totalPaymentsMade: 16_840,
        cashPrice: 90_000,
        downPaymentRetained: 5000,
        items: [{ description: 'Sofa', quantity: 2, unitPrice: 45_000 }],
        offers: { status: 'listed', offers: [{ offer: 'A', value: 100_000, dueAtSigning: 4950 }] },
        inCurrent: true,
        inPaidOff: false,
        extra: {
          loanNumber: 'FW-204418',
          minimumDue: 8420,
          nextDueDate: '2026-12-04',
          lastPaymentDate: '2026-11-04',
          totalDue: 8420,
          balance: 61_240,
          payoffGoodThroughDate: '2026-12-31',
          earlyPayoffDueDate: '2026-12-04',
          percentPaid: 31.5,
          paymentsMade: 3,
          paymentsRemaining: 9,
          lateFee: 0,
          paymentPerMonth: 8420,
          totalPaid: 25_260,
        },
        scheduledPayments: null,
        unreadable: [],
      },
    ]);
  });

  it('may have their scheduled payments with them', () => {
    const scheduled_payments = [{ amount: '84.20', pay_at: '2026-12-04', created_at: '2026-11-20' }];
    const [lease] = listLeases.read({ all: [{ ...leaseOnWire, scheduled_payments }] }).leases;
    expect(lease?.scheduledPayments).toEqual([
      { amount: 8420, payAt: '2026-12-04', createdAt: '2026-11-20' },
    ]);
  });

  const only = (answer: object) => listLeases.read({ all: [leaseOnWire], ...answer }).leases[0];

  it('LEASE-28, LEASE-29, API-25: are joined with accounts keyed by loan number, which may be a number or a text', () => {
    expect(only({ paidoff: { 'FW-204418': extraOnWire } })).toMatchObject({
      inCurrent: false,
      inPaidOff: true,
    });
    expect(
      listLeases.read({
        all: [{ ...leaseOnWire, loan_number: 204418 }],
        current: [{ ...extraOnWire, LoanNumber: '204418' }],
      }).leases[0]?.inCurrent,
    ).toBe(true);
  });

  it('SHARED-14: keep their own extra when no list has one', () => {
    expect(only({ all: [{ ...leaseOnWire, extra: extraOnWire }] })).toMatchObject({
      inCurrent: false,
      extra: { balance: 61_240 },
    });
    expect(only({ current: null })?.extra).toBeNull();
  });

  it('LEASE-23 (OP-60): have the items of lease_params where computation has none', () => {
    expect(only({ all: [{ ...leaseOnWire, computation: null }] })?.items).toEqual([
      { description: 'Chair', quantity: 1, unitPrice: 500 },
    ]);
    expect(only({ all: [{ ...leaseOnWire, computation: null, lease_params: null }] })?.items).toEqual([]);
  });

  it('LEASE-19: stay usable when their offers are unreadable', () => {
    expect(only({ all: [{ ...leaseOnWire, application_result: '{' }] })?.offers).toEqual({
      status: 'unreadable',
    });
  });

  describe('of which something is malformed', () => {
    const read = (lease: object, answer: object = {}) =>
      listLeases.read({ all: [{ ...leaseOnWire, ...lease }], ...answer });

    it.each([
      [
        { date_of_loan: '11/03/2026', application_date: 5 },
        { loanDate: null, applicationDate: null },
        'details',
      ],
      [{ monthly_payment: 'free', term: {} }, { monthlyPayment: null, term: null }, 'details'],
      [{ extended: 'none', store_phone: 5 }, { cashPrice: null }, 'details'],
      [{ store_name: null }, { store: { name: 'FW-204418', city: 'Macon' } }, 'details'],
      [
        { computation: { items: [{ description: 'Sofa', quantity: 1, unit_price: 'x' }, 7] } },
        { items: [] },
        'items',
      ],
      [{ computation: [] }, { items: [{ description: 'Chair' }] }, 'items'],
      [
        { extra: { ...extraOnWire, EPODueDate: '12/04/2026' } },
        { extra: { earlyPayoffDueDate: null } },
        'account',
      ],
      [
        { scheduled_payments: [{ amount: 1, pay_at: 'soon' }] },
        { scheduledPayments: null },
        'scheduled-payments',
      ],
    ])('LEASE-18: is listed without it: %j', (lease, expected, part) => {
      const { leases, unreadable } = read(lease);
      expect(leases).toMatchObject([{ ...expected, unreadable: [part] }]);
      expect(unreadable).toBe(0);
    });

    it('LEASE-18: has its number for a store whose name is blank', () => {
      expect(read({ store_name: ' ' }).leases[0]?.store.name).toBe('FW-204418');
    });

    it('LEASE-22: keeps the rest of its account', () => {
      const account = { ...extraOnWire, nextDueDate: 'December 4', balance: 'much' };
      const { leases } = read({}, { current: { 'FW-204418': account } });
      expect(leases[0]).toMatchObject({
        inCurrent: true,
        unreadable: ['account'],
        extra: { nextDueDate: null, balance: null, minimumDue: 8_420 },
      });
    });

    it.each([
      ['a lease', { all: [leaseOnWire, { ...leaseOnWire, lease_uuid: null }, 'lease'] }, 2],
      ['an account', { current: [{ ...extraOnWire, LoanNumber: {} }, extraOnWire] }, 1],
      ['the list of accounts', { paidoff: 'none' }, 1],
      [
        'what can’t even be printed',
        { all: [leaseOnWire, { ...leaseOnWire, lease_id: { toString: 1 } }] },
        1,
      ],
    ])('is counted and left out where it is %s', (_, answer, count) => {
      const { leases, unreadable } = read({}, answer);
      expect(leases).toHaveLength(1);
      expect(unreadable).toBe(count);
    });

    it('leaves out a pending payment, so that the account says what is due', () => {
      const payments = [{ loan_number: null }, { loan_number: 'FW-204418', amount: 84.2, pay_at: 'soon' }];
      expect(read({}, { payments }).pendingPayments).toEqual([
        { loanNumber: 'FW-204418', amount: 8_420, amountAch: null, payAt: null },
      ]);
    });

    it('is an error where it is not a list of leases', () => {
      expect(() => listLeases.read({ all: 'none' })).toThrow('all');
    });
  });

  it('SHARED-18, PAY-14, PAY-39 (OP-48): have histories, requested by a JSON list of loan numbers', () => {
    expect(listPaymentHistories.toWire({ loanNumbers: ['A-1', 'B"2'] }).query).toEqual({
      loan_numbers: '["A-1","B\\"2"]',
    });
    const record = {
      PaymentType: 'ACH',
      TotalPymtLease: '84.20',
      dateofpaymt: '2026-11-04 00:00:00',
      PaymentId: 5,
      'Loan Number': 'A-1',
    };
    const payments = [{ id: '5', type: 'ACH', amount: 8420, date: '2026-11-04', loanNumber: 'A-1' }];
    const read = { payments, unreadable: 0 };
    expect(listPaymentHistories.read([record])).toEqual(read);
    expect(leaseHistory.read({ history: [record] })).toEqual(read);
    expect(leaseHistory.toWire({ loanNumber: 'A-1' })).toEqual({ path: { loan_number: 'A-1' } });
  });

  it('SHARED-19, LEASE-25: have scheduled payments', () => {
    expect(
      leaseScheduledPayments.read([
        { amount: 84.2, pay_at: '2026-12-04', created_at: '2026-11-20T10:00:00Z' },
      ]),
    ).toEqual({
      payments: [{ amount: 8420, payAt: '2026-12-04', createdAt: '2026-11-20' }],
      unreadable: 0,
    });
  });

  it('LEASE-24, LEASE-25, PAY-39: are read without the payments that are malformed, which are counted', () => {
    const record = { TotalPymtLease: 84.2, dateofpaymt: '2026-11-04', PaymentId: 5, 'Loan Number': 'A-1' };
    const records = [
      { ...record, PaymentType: 7 },
      { ...record, TotalPymtLease: 'much' },
      { ...record, dateofpaymt: '11/04/2026' },
      { ...record, PaymentId: { toString: 1 } },
      'payment',
      null,
    ];
    for (const read of [leaseHistory.read(records), listPaymentHistories.read({ histories: records })])
      expect(read).toMatchObject({ payments: [{ id: '5', type: null, amount: 8420 }], unreadable: 5 });
    const scheduled = { amount: 20, pay_at: '2026-12-04', created_at: 'yesterday' };
    expect(
      leaseScheduledPayments.read({ scheduled_payments: [scheduled, { ...scheduled, pay_at: 'soon' }] }),
    ).toEqual({ payments: [{ amount: 2000, payAt: '2026-12-04', createdAt: null }], unreadable: 1 });
    expect(() => leaseHistory.read({ history: 'none' })).toThrow();
  });

  it.each([250, -1, '100.5'])(
    'LEASE-22: have no percentage paid where the account says %p',
    (PctPymtMade) => {
      const { leases } = listLeases.read({ all: [leaseOnWire], current: [{ ...extraOnWire, PctPymtMade }] });
      expect(leases[0]).toMatchObject({
        unreadable: ['account'],
        extra: { percentPaid: null, balance: 61_240 },
      });
    },
  );

  it('LEASE-47: have a contract whose link can’t be a script', () => {
    expect(leaseContract.read({ contract: 'https://x.test/c.pdf' })).toEqual({ url: 'https://x.test/c.pdf' });
    expect(leaseContract.read({ contract: '/contracts/1' })).toEqual({ url: '/contracts/1' });
    for (const contract of [`${'javascript'}:alert(1)`, '//x.test', 'data:text/html,x', '', null]) {
      expect(() => leaseContract.read({ contract })).toThrow('contract');
    }
  });

  it('LEASE-50: are verified with code, last_name, date_of_birth and ssn', () => {
    expect(
      verifyLeases.toWire({ code: '12345', lastName: 'Lopez', dateOfBirth: day('1990-02-03'), ssn: 's' })
        .body,
    ).toEqual({ code: '12345', last_name: 'Lopez', date_of_birth: '1990-02-03', ssn: 's' });
  });
});
