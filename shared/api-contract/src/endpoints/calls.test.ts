import { day } from './calendar-day.fixture.ts';
import { allMiles, cents } from '@portal/domain';
import { extraOnWire, leaseOnWire, userOnWire } from '../wire/wire.fixture.ts';
import { forgotPassword, loginCustomer, registerCustomer } from './customer-auth.ts';
import { download, uploadFile } from './files.ts';
import { addFilter, listFilters } from './filters.ts';
import { searchOptions } from './options.ts';
import {
  leaseContract,
  leaseHistory,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  verifyLeases,
} from './leases.ts';
import {
  addBank,
  addCard,
  cardFormConfig,
  listBanks,
  listCards,
  setDefaultMethod,
} from './payment-methods.ts';
import { findPaymentAttempt, listPendingPayments, makePayment } from './payments.ts';
import { forgotPortal, loginPortal, setPassword, verifyAccount } from './portal-auth.ts';
import { changeEmail, changePassword, saveSettings } from './profile.ts';
import { listRetailers, listRetailerTypes, resolveZip } from './retailers.ts';
import { checkToken, currentUser } from './session.ts';
import { listSlides } from './slides.ts';

const maria = {
  id: '7',
  email: 'maria@portal.test',
  fullName: 'Maria Lopez',
  firstName: 'Maria',
  lastName: 'Lopez',
  cellPhone: '+15550101',
  avatar: null,
  profileUrl: '/p.png',
  displayName: 'Maria',
  isAdmin: false,
  isSuperAdmin: false,
  guard: 'client',
  abilities: ['system.filters.add'],
  phoneSettings: { notifications: true, solicitations: false },
};

describe('signing in', () => {
  const mobile = { lease_details: [{}, {}] };
  const signedIn = { user: maria, token: 't', leaseCount: 2, mustResetPassword: false };

  it('SHARED-05..08, AUTH-87 (OP-31): reads both shapes of a login', () => {
    expect(loginCustomer.read({ user: userOnWire, mobile, token: 't' })).toEqual(signedIn);
    expect(loginCustomer.read({ ...userOnWire, mobile, token: 't' })).toEqual(signedIn);
    expect(registerCustomer.read({ user: userOnWire, mobile: null, token: 't' })).toEqual({
      ...signedIn,
      leaseCount: 0,
    });
  });

  it('AUTH-45 (OP-40): reads must_reset_password beside the user and in it', () => {
    expect(
      loginPortal.read({ user: userOnWire, token: 't', must_reset_password: true }).mustResetPassword,
    ).toBe(true);
    expect(
      loginPortal.read({ user: { ...userOnWire, must_reset_password: true }, token: 't' }).mustResetPassword,
    ).toBe(true);
  });

  it('SHARED-42, SHARED-06: flags and abilities that are missing are not had', () => {
    const { is_admin, is_super_admin, abilities, phone_settings, ...rest } = userOnWire;
    expect([is_admin, is_super_admin, abilities, phone_settings]).toHaveLength(4);
    expect(currentUser.read({ user: rest })).toMatchObject({
      isAdmin: false,
      isSuperAdmin: false,
      abilities: [],
      phoneSettings: { notifications: false, solicitations: false },
    });
  });

  it('SHARED-40: refuses a guard that there is not', () => {
    expect(() => currentUser.read({ ...userOnWire, guard: 'root' })).toThrow('guard');
  });

  it('refuses a login without a token, not a session check', () => {
    expect(() => loginCustomer.read({ user: userOnWire, mobile })).toThrow('token');
    expect(checkToken.read({ user: userOnWire, mobile })).toMatchObject({ leaseCount: 2 });
  });

  it('AUTH-39, AUTH-57: sends the registration by its wire names', () => {
    expect(
      registerCustomer.toWire({
        firstName: 'Maria',
        lastName: 'Lopez',
        email: 'maria@portal.test',
        password: 'a',
        passwordConfirmation: 'b',
        timezone: 'UTC',
      }).body,
    ).toEqual({
      first_name: 'Maria',
      last_name: 'Lopez',
      email: 'maria@portal.test',
      password: 'a',
      password_confirmation: 'b',
      timezone: 'UTC',
    });
  });

  it('AUTH-60, AUTH-61: forgot sends mobile=yes and reads the token', () => {
    expect(forgotPassword.toWire({ email: 'a@b.c' })).toEqual({
      query: { mobile: 'yes' },
      body: { email: 'a@b.c' },
    });
    expect(forgotPassword.read({ token: 't' })).toEqual({ token: 't' });
  });

  it('OP-33, OP-37: a step signs in, hands a token on, or just went well', () => {
    expect(verifyAccount.read({ user: userOnWire, mobile, token: 't' })).toEqual({
      status: 'signed-in',
      signedIn,
    });
    expect(verifyAccount.read({ token: 't' })).toEqual({ status: 'continue', token: 't' });
    for (const nothing of [null, [], {}]) {
      expect(setPassword.read(nothing)).toEqual({ status: 'continue', token: null });
    }
    expect(verifyAccount.toWire({ token: 't' }).body).toEqual({ token: 't' });
    expect(verifyAccount.toWire({ token: 't', otp: '12345' }).body).toEqual({ token: 't', otp: '12345' });
    expect(forgotPortal.read(null)).toEqual({ token: null });
  });
});

describe('leases', () => {
  it('LEASE-18, LEASE-22, SHARED-13..17: reads every field and joins the account by loan number', () => {
    const { leases, pendingPayments } = listLeases.read({
      all: [leaseOnWire],
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
      },
    ]);
  });

  const only = (answer: object) => listLeases.read({ all: [leaseOnWire], ...answer }).leases[0];

  it('LEASE-28, LEASE-29, API-25: reads accounts kept by loan number, and a number for a text', () => {
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

  it('SHARED-14: keeps the extra that a lease brings itself when no list has one', () => {
    expect(only({ all: [{ ...leaseOnWire, extra: extraOnWire }] })).toMatchObject({
      inCurrent: false,
      extra: { balance: 61_240 },
    });
    expect(only({ current: null })?.extra).toBeNull();
  });

  it('LEASE-23 (OP-60): takes the items of lease_params where computation has none', () => {
    expect(only({ all: [{ ...leaseOnWire, computation: null }] })?.items).toEqual([
      { description: 'Chair', quantity: 1, unitPrice: 500 },
    ]);
    expect(only({ all: [{ ...leaseOnWire, computation: null, lease_params: null }] })?.items).toEqual([]);
  });

  it('LEASE-19: broken offers leave the lease usable', () => {
    expect(only({ all: [{ ...leaseOnWire, application_result: '{' }] })?.offers).toEqual({
      status: 'unreadable',
    });
  });

  it('SHARED-18, PAY-14, PAY-39 (OP-48): asks for histories by a JSON list and reads them', () => {
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
    const read = [{ id: '5', type: 'ACH', amount: 8420, date: '2026-11-04', loanNumber: 'A-1' }];
    expect(listPaymentHistories.read([record])).toEqual(read);
    expect(leaseHistory.read({ history: [record] })).toEqual(read);
    expect(leaseHistory.toWire({ loanNumber: 'A-1' })).toEqual({ path: { loan_number: 'A-1' } });
  });

  it('SHARED-19, LEASE-25: reads scheduled payments', () => {
    expect(
      leaseScheduledPayments.read([
        { amount: 84.2, pay_at: '2026-12-04', created_at: '2026-11-20T10:00:00Z' },
      ]),
    ).toEqual([{ amount: 8420, payAt: '2026-12-04', createdAt: '2026-11-20' }]);
  });

  it('LEASE-47: a contract is a link, and no script', () => {
    expect(leaseContract.read({ contract: 'https://x.test/c.pdf' })).toEqual({ url: 'https://x.test/c.pdf' });
    expect(leaseContract.read({ contract: '/contracts/1' })).toEqual({ url: '/contracts/1' });
    for (const contract of [`${'javascript'}:alert(1)`, '//x.test', 'data:text/html,x', '', null]) {
      expect(() => leaseContract.read({ contract })).toThrow('contract');
    }
  });

  it('LEASE-50: verifies with code, last_name, date_of_birth and ssn', () => {
    expect(
      verifyLeases.toWire({ code: '12345', lastName: 'Lopez', dateOfBirth: day('1990-02-03'), ssn: 's' })
        .body,
    ).toEqual({ code: '12345', last_name: 'Lopez', date_of_birth: '1990-02-03', ssn: 's' });
  });
});

describe('payments', () => {
  const pending = { loan_number: 'A-1', amount: 'n/a', amount_ach: null, pay_at: null };
  const read = { loanNumber: 'A-1', amount: null, amountAch: null, payAt: null };

  it('SHARED-20, PAY-15, PAY-30 (OP-50): reads one pending payment, a list, none, and an amount that is no number', () => {
    for (const data of [pending, [pending], { pending }, { pending: [pending] }, { payments: [pending] }]) {
      expect(listPendingPayments.read(data)).toEqual([read]);
    }
    for (const nothing of [null, [], {}, { pending: null }])
      expect(listPendingPayments.read(nothing)).toEqual([]);
  });

  it('PAY-30: an amount that is a number but no money is malformed, not zero', () => {
    for (const amount of [84.205, '84.205', '1e3', true]) {
      expect(() => listPendingPayments.read([{ ...pending, amount }])).toThrow('amount');
    }
    expect(() => listPendingPayments.read({ loan: 1 })).toThrow();
  });

  it('PAY-35..37: sends dollars, the method, the date, the lease’s uuid and the flag', () => {
    expect(
      makePayment.toWire({
        leaseUuid: 'c0ffee',
        amount: cents(61_240),
        date: day('2026-12-04'),
        methodType: 'bank',
        methodId: '3',
        isPayoff: true,
      }).body,
    ).toEqual({
      amount: 612.4,
      method_id: '3',
      method_type: 'bank',
      date: '2026-12-04',
      lease: 'c0ffee',
      isPayoffAmount: true,
    });
  });

  const receipt = { payment_id: 9, amount: '612.40', date: '2026-12-04' };

  it('PAY-17, PAY-18, PAY-38: scheduled by true or an object, else processed', () => {
    for (const scheduled of [true, { id: 1 }, {}]) {
      expect(makePayment.read({ ...receipt, scheduled })).toEqual({
        paymentId: '9',
        outcome: 'scheduled',
        amount: 61_240,
        date: '2026-12-04',
      });
    }
    for (const scheduled of [false, null, undefined]) {
      expect(makePayment.read({ ...receipt, scheduled }).outcome).toBe('processed');
    }
    expect(() => makePayment.read({ ...receipt, scheduled: 'no' })).toThrow('scheduled');
  });

  it('says what became of an idempotency key', () => {
    expect(findPaymentAttempt.read({ state: 'unknown' })).toEqual({ status: 'unknown' });
    expect(findPaymentAttempt.read({ state: 'pending' })).toEqual({ status: 'pending' });
    expect(findPaymentAttempt.read({ state: 'final', payment: receipt })).toMatchObject({
      status: 'final',
      receipt: { paymentId: '9', outcome: 'processed' },
    });
    expect(findPaymentAttempt.read({ state: 'final', payment: null })).toEqual({ status: 'unknown' });
    expect(() => findPaymentAttempt.read({ state: 'done' })).toThrow('state');
  });
});

describe('payment methods', () => {
  const customer = { default_payment_type: 'Card', default_payment_id: 3 };

  it('SHARED-21..23, PAY-33, PAY-44: reads cards, banks and the default', () => {
    expect(
      listCards.read({ customer, cards: [{ id: 3, provider: 'payliance', card: { last4: 4242 } }] }),
    ).toMatchObject({
      cards: [{ type: 'card', id: '3', last4: '4242', heldByProvider: true }],
      defaultMethod: { type: 'card', id: '3' },
    });
    expect(listBanks.read({ customer: null, banks: [{ id: 4, bank: 'Macon' }] })).toMatchObject({
      banks: [{ type: 'bank', id: '4', bank: 'Macon' }],
      defaultMethod: null,
    });
  });

  it('SHARED-24, SHARED-26, PROF-82: sends the default and a card by their wire names', () => {
    expect(setDefaultMethod.toWire({ type: 'bank', id: '4' }).body).toEqual({ type: 'bank', id: '4' });
    expect(
      addCard.toWire({ token: 't', verificationData: { a: 1 }, reVerificationCardId: null }).body,
    ).toEqual({
      token: 't',
      verificationData: { a: 1 },
      reVerificationCardId: null,
    });
  });

  it('SHARED-25, PROF-51: passes the provider’s options on unread', () => {
    expect(cardFormConfig.read({ PaylianceScriptUrl: '/s.js', merchant: 5 })).toEqual({
      scriptUrl: '/s.js',
      options: { merchant: 5 },
    });
  });
});

describe('profile', () => {
  it('PROF-87, PROF-104: sends and reads both switches', () => {
    expect(saveSettings.toWire({ notifications: true, solicitations: false }).body).toEqual({
      notifications: true,
      solicitations: false,
    });
    expect(saveSettings.read({ settings: { notifications: true, solicitations: false } })).toEqual({
      notifications: true,
      solicitations: false,
    });
    expect(() => saveSettings.read({ settings: { notifications: 1, solicitations: 0 } })).toThrow(
      'notifications',
    );
  });

  it('PROF-105: change email reads the user', () => {
    expect(changeEmail.read({ user: userOnWire })).toEqual(maria);
  });
});

describe('retailers', () => {
  const store = {
    Name: 'Harbor Home',
    Street1: '1 Quay',
    Street2: null,
    City: 'Macon',
    State: 'GA',
    Zip: 31201,
    lat: '32.84',
    lng: -83.63,
    Status: 'Active',
  };

  it('SHARED-11, RET-22, RET-23, RET-35: reads stores, by data or data.stores, with an id each', () => {
    const [first, twin] = listRetailers.read({ stores: [store, store] });
    expect(first).toMatchObject({
      name: 'Harbor Home',
      street1: '1 Quay',
      street2: null,
      zip: '31201',
      position: { latitude: 32.84, longitude: -83.63 },
      status: 'Active',
    });
    expect(first?.id).not.toBe(twin?.id);
    expect(listRetailers.read([{ ...store, id: 5 }])[0]?.id).toBe('5');
    expect(listRetailers.read([{ ...store, lat: null }])).toEqual([]);
    expect(() => listRetailers.read([{ ...store, Status: 'Closed' }])).toThrow('Status');
  });

  it('RET-33, RET-34 (OP-88): asks in kilometres, with types only where some are chosen', () => {
    const search = { centre: { latitude: 1, longitude: 2 }, radiusMiles: allMiles };
    expect(listRetailers.toWire({ ...search, types: [] }).query).toEqual({
      latitude: 1,
      longitude: 2,
      radius: 16093.4,
    });
    expect(listRetailers.toWire({ ...search, types: ['3', '4'] }).query).toMatchObject({ types: '3,4' });
  });

  it('SHARED-12, RET-25, RET-36: reads types and the place of a zip code', () => {
    expect(listRetailerTypes.read([{ id: 1, label: 'HVAC' }])).toEqual([{ id: '1', label: 'HVAC' }]);
    expect(resolveZip.read({ lat: '32.84', lng: -83.63 })).toEqual({ latitude: 32.84, longitude: -83.63 });
    expect(() => resolveZip.read({ lat: null, lng: 1 })).toThrow('lat');
  });
});

describe('slides, filters, files and options', () => {
  it('SHARED-10, API-61: reads slides, whose buttons are optional', () => {
    expect(listSlides.read({ slides: [{ english_image: '/1.svg', has_login_button: true }] })).toEqual([
      { image: '/1.svg', hasLogin: true, hasHelp: false },
    ]);
  });

  it('UI-01, UI-47, UI-48: reads and saves filters by their wire names', () => {
    expect(listFilters.toWire({ inputClass: 'Report' }).query).toEqual({ input_class: 'Report' });
    expect(listFilters.read([{ name: 'Mine', input_values: { a: 1 } }])).toEqual([
      { name: 'Mine', inputValues: { a: 1 } },
    ]);
    expect(addFilter.toWire({ filtersClassName: 'Report', inputValues: { a: 1 } }).body).toEqual({
      filters_class_name: 'Report',
      input_values: { a: 1 },
    });
  });

  it('UI-02, UI-03, UI-56: reads an uploaded file and nested options', () => {
    expect(uploadFile.read({ id: 1, original_name: 'a.pdf', token: 't', size: '12' })).toEqual({
      id: '1',
      originalName: 'a.pdf',
      token: 't',
      size: 12,
      playtime: null,
      url: null,
    });
    expect(
      searchOptions.read([{ value: 1, text: 'One', children: [{ value: 'a', text: 'A', disabled: true }] }]),
    ).toEqual([
      {
        value: '1',
        text: 'One',
        disabled: false,
        children: [{ value: 'a', text: 'A', disabled: true, children: [] }],
      },
    ]);
  });

  it('UI-57: a download answers the file as it is', () => {
    const file = new Blob(['x']);
    expect(download.read(file)).toBe(file);
    expect(() => download.read({ status: true })).toThrow();
  });
});

describe('forms', () => {
  it('SHARED-27: send the fields of bank, email and password under their wire names', () => {
    const bank = { bank: 'Macon Credit Union', routing: '061000052', account: '000123456789' };
    expect(addBank.toWire(bank).body).toEqual(bank);
    const email = { email: 'ana@portal.test', password: 'Portal!demo1' };
    expect(changeEmail.toWire(email).body).toEqual(email);
    const change = { currentPassword: 'old', password: 'Portal!1', passwordConfirmation: 'Portal!1' };
    expect(changePassword.toWire(change).body).toEqual({
      current_password: 'old',
      password: 'Portal!1',
      password_confirmation: 'Portal!1',
    });
  });
});
