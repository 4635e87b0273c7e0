import { addDays, calendarDate, type CalendarDate } from '@portal/domain';
import zipcodes from 'zipcodes';
import { accountState, afterPayment, type AccountSums } from '../leases/account-state.ts';
import { pastApplicants } from './applicants.ts';
import type { LeasePlan } from './lease-plan.ts';
import { leasePlans } from './leases.ts';
import { withoutContract } from './leases/running.ts';
import { wallets } from './methods.ts';
import { people } from './people.ts';
import { emptyCentre, makeRetailers, milesBetween, ringCentre, ringMiles, seededTypes } from './retailers.ts';

const today = calendarDate('2026-11-20') as CalendarDate;
const plansOf = (name: string) => leasePlans(today).filter(({ owner }) => owner === name);
const areas = Object.values(zipcodes.codes).filter(
  ({ country, latitude, longitude }) => country === 'US' && latitude !== 0 && longitude !== 0,
);

describe('the demo data', () => {
  const retailers = makeRetailers(1200, areas);
  const share = (status: string) =>
    retailers.filter((one) => one.status === status).length / retailers.length;

  it('API-06: has 1,200 retailers, 92 % active, 5 % pending, 3 % suspended, the same every time', () => {
    expect(retailers).toHaveLength(1200);
    expect([share('Active'), share('Pending'), share('Suspended')]).toEqual([0.92, 0.05, 0.03]);
    expect(makeRetailers(1200, areas)).toEqual(retailers);
  });

  it('API-06: has retailers in every state, three at one point, and none within five miles of Jordan', () => {
    expect(new Set(retailers.map(({ state }) => state)).size).toBe(51);
    const points = retailers.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    expect(Math.max(...points.map((point) => points.filter((one) => one === point).length))).toBe(3);
    expect(retailers.every((one) => milesBetween(one, emptyCentre) > 5)).toBe(true);
  });

  it('API-66: has twelve retailer types, HVAC among them', () => {
    expect(seededTypes).toHaveLength(12);
    expect(seededTypes.map(({ label }) => label)).toContain('HVAC');
  });

  it('API-11: gives maria 14 months of history with one empty month, and ida 60 leases and 300 payments', () => {
    const plans = leasePlans(today);
    const paid = (owner: string) =>
      plans
        .filter((plan) => plan.owner === owner)
        .flatMap(({ movements }) => movements.filter(({ type }) => type === 'payment'));
    const months = paid('maria').map(({ movedOn }) => movedOn.slice(0, 7));
    expect(months.sort()[0]).toBe('2025-10');
    expect(months.at(-1)).toBe('2026-11');
    expect(new Set(months).size).toBe(13);
    expect(months).not.toContain('2026-08');
    expect(paid('ida')).toHaveLength(300);
    expect(plans.filter(({ owner }) => owner === 'ida')).toHaveLength(60);
  });

  it('API-26: gives abe an application in each approved state and in two others, older and younger than 181 days', () => {
    const plansOfAbe = plansOf('abe');
    expect(plansOfAbe.map(({ lease }) => lease.stateCode).sort()).toEqual([...'CDGIPSVYZ']);
    const ages = [0, 30, 179, 180, 181, 182].map((age) => addDays(today, -age));
    expect(new Set(plansOfAbe.map(({ lease }) => lease.applicationDate))).toEqual(new Set(ages));
    expect(plansOfAbe.every(({ terms }) => terms === null)).toBe(true);
  });

  it('API-07: has complete and truncated values of application_result and offer_amounts', () => {
    const isBroken = (text: string | null | undefined) => {
      try {
        JSON.parse(text ?? 'null');
        return false;
      } catch {
        return true;
      }
    };
    const applications = plansOf('abe').map(({ lease }) => [lease.applicationResult, lease.offerAmounts]);
    expect(applications.filter((texts) => texts.every(isBroken))).toHaveLength(1);
    expect(applications.filter((texts) => !texts.some(isBroken))).toHaveLength(applications.length - 1);
  });

  it('API-06: has a retailer just inside and one just outside of each radius, and a dense city', () => {
    const from = (centre: Parameters<typeof milesBetween>[1]) =>
      retailers.map((one) => milesBetween(one, centre));
    for (const radius of ringMiles) {
      const near = from(ringCentre).filter((miles) => Math.abs(miles - radius) < 0.1);
      expect(near.some((miles) => miles < radius) && near.some((miles) => miles > radius)).toBe(true);
    }
    const atlanta = { latitude: 33.749, longitude: -84.388 };
    expect(from(atlanta).filter((miles) => miles <= 30).length).toBeGreaterThanOrEqual(100);
  });
});

/** The account state of a running lease on the day of seeding. */
const stateOf = ({ terms, movements }: LeasePlan) => {
  if (terms === null) throw new Error('The lease has not begun.');
  const inOrder = [...movements].sort((a, b) => a.movedOn.localeCompare(b.movedOn));
  const begun = { totalDueCents: terms.totalCents, totalPaidCents: 0, discountCents: 0, lateFeeCents: 0 };
  const sums = inOrder.reduce<AccountSums>((before, { type, amountCents }) => {
    if (type === 'payment') return afterPayment(before, amountCents);
    const { totalDueCents, lateFeeCents } = before;
    return {
      ...before,
      totalDueCents: totalDueCents + amountCents,
      lateFeeCents: lateFeeCents + amountCents,
    };
  }, begun);
  return accountState(terms, sums, today);
};

describe('the demo’s people', () => {
  const person = (name: string) => people.find((one) => one.name === name);
  const walletOf = (name: string) => wallets(today).find((one) => one.name === name);

  it('nora and those who retrieve past leases have no leases, and nora has no payment method', () => {
    for (const name of ['nora', 'nick']) expect([person(name)?.guard, plansOf(name)]).toEqual(['client', []]);
    expect(walletOf('nora')).toBeUndefined();
    expect(pastApplicants.map(({ name }) => name)).toEqual(['rita', 'carl', 'paul']);
    expect(plansOf('rita')).toHaveLength(2);
  });

  it('maria has three current leases, one of an HVAC store, and two scheduled payments', () => {
    const plans = plansOf('maria');
    expect(plans.map((plan) => stateOf(plan).totalDue > 0)).toEqual([true, true, true]);
    expect(plans.filter(({ lease }) => lease.storeType === 'HVAC')).toHaveLength(1);
    expect(plans.flatMap(({ scheduled }) => scheduled)).toHaveLength(2);
  });

  it('evan’s early payoff dates are today, yesterday and in nine days', () => {
    const days = plansOf('evan').map(({ terms }) => terms?.earlyPayoffOn);
    expect(days).toEqual([today, addDays(today, -1), addDays(today, 9)]);
  });

  it('dana has only payment methods that are declined', () => {
    const { cards, banks } = walletOf('dana') ?? { cards: [], banks: [] };
    const digits = [...cards.map(({ last4 }) => last4), ...banks.map(({ accountLast4 }) => accountLast4)];
    expect(digits).toEqual(['0002', '9995', '0069', '0002']);
  });

  it('otis has a late fee, an overdue payment, and a minimum due above his payoff balance', () => {
    const [otis, ...others] = plansOf('otis').map(stateOf);
    expect(others).toEqual([]);
    expect(otis?.lateFee).toBeGreaterThan(0);
    expect(String(otis?.nextDueOn) < today).toBe(true);
    expect(otis?.minimumDue).toBeGreaterThan(otis?.balance ?? Infinity);
  });

  it('theo has two overdue leases, which can be paid in one go, and one that is due in three days', () => {
    const states = plansOf('theo').map(stateOf);
    expect(states.map(({ nextDueOn }) => nextDueOn)).toEqual([-9, -2, 3].map((days) => addDays(today, days)));
    expect(states[0]?.lateFee).toBeGreaterThan(0);
    expect(walletOf('theo')?.defaultMethod).toEqual({ type: 'card', at: 0 });
  });

  it('paige has paid off everything', () => {
    const balances = plansOf('paige').map((plan) => stateOf(plan).balance);
    expect(balances).toEqual([0, 0]);
  });

  it('ida has fifty leases that have begun and very long names, but no avatar and no phone', () => {
    const [ida, plans] = [person('ida'), plansOf('ida')];
    expect(plans.filter(({ terms }) => terms !== null)).toHaveLength(50);
    expect(ida?.fullName?.length).toBeGreaterThan(50);
    expect([ida?.cellPhone, ida?.avatar]).toEqual([null, undefined]);
  });

  it('API-22, API-23: vera and vito must verify their accounts', () => {
    expect([person('vera')?.verification, person('vito')?.verification]).toEqual(['rejected', 'retry']);
  });

  it('API-28, API-29: the staff cover each guard and each set of abilities, and remy must reset the password', () => {
    const staff = people.filter(({ guard }) => guard !== 'client');
    const guards = Object.fromEntries(staff.map(({ name, guard }) => [name, guard]));
    expect(guards).toMatchObject({ sam: 'web', suzy: 'web', stella: 'store', rex: 'retailer', remy: 'web' });
    expect([person('sam')?.isAdmin, person('suzy')?.isSuperAdmin]).toEqual([true, true]);
    const [own, global] = ['system.filters.add', 'system.filters.global.add'];
    expect(['fay', 'gus', 'bo', 'noah'].map((name) => person(name)?.abilities ?? [])).toEqual([
      [own],
      [global],
      [own, global],
      [],
    ]);
    expect(people.filter(({ mustResetPassword }) => mustResetPassword).map(({ name }) => name)).toEqual([
      'remy',
    ]);
  });

  it('API-14, API-15: cards cover seven networks in both spellings, and two are with another provider', () => {
    const cards = walletOf('maria')?.cards ?? [];
    const held = cards.filter(({ provider }) => provider === 'payliance');
    expect(new Set(held.map(({ network }) => network)).size).toBe(7);
    expect(cards.length - held.length).toBe(2);
    expect(new Set(cards.map(({ spelling }) => spelling))).toEqual(new Set(['short', 'long']));
  });

  it('API-17: the defaults cover an expired card and a bank account, and one card is slow', () => {
    const evan = walletOf('evan');
    expect([evan?.defaultMethod, evan?.cards[0]?.expiryYear]).toEqual([{ type: 'card', at: 0 }, 2025]);
    expect(walletOf('otis')?.defaultMethod?.type).toBe('bank');
    expect(wallets(today).flatMap(({ cards }) => cards.map(({ last4 }) => last4))).toContain('0077');
  });

  it('phone and card numbers belong to nobody', () => {
    const phones = people.flatMap(({ cellPhone }) => cellPhone ?? []);
    for (const phone of phones) expect(phone).toMatch(/555-01\d\d$/);
    expect(new Set(phones).size).toBe(phones.length);
    for (const { ssn } of pastApplicants) expect(ssn).toMatch(/^98765432\d$/);
  });

  it('API-54: one lease has no contract yet', () => {
    expect(leasePlans(today).filter(({ lease }) => lease.loanNumber === withoutContract)).toHaveLength(1);
  });
});
