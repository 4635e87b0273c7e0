import { calendarDate, type CalendarDate } from '@portal/domain';
import zipcodes from 'zipcodes';
import { leasePlans } from './leases.ts';
import { emptyCentre, makeRetailers, milesBetween, seededTypes } from './retailers.ts';

const today = calendarDate('2026-11-20') as CalendarDate;
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

  it('API-06: is in every state, thrice at one point, and nowhere within five miles of Jordan', () => {
    expect(new Set(retailers.map(({ state }) => state)).size).toBe(51);
    const points = retailers.map(({ latitude, longitude }) => `${latitude},${longitude}`);
    expect(Math.max(...points.map((point) => points.filter((one) => one === point).length))).toBe(3);
    expect(retailers.every((one) => milesBetween(one, emptyCentre) > 5)).toBe(true);
  });

  it('API-66: has twelve types with HVAC', () => {
    expect(seededTypes).toHaveLength(12);
    expect(seededTypes.map(({ label }) => label)).toContain('HVAC');
  });

  it('API-11: gives maria 14 months of history with an empty one, and ida 60 leases and 300 payments', () => {
    const plans = leasePlans(today);
    const paid = (owner: string) =>
      plans
        .filter((plan) => plan.owner === owner)
        .flatMap(({ movements }) => movements.filter(({ kind }) => kind === 'payment'));
    const months = paid('maria').map(({ movedOn }) => movedOn.slice(0, 7));
    expect(months.sort()[0]).toBe('2025-10');
    expect(months.at(-1)).toBe('2026-11');
    expect(new Set(months).size).toBe(13);
    expect(months).not.toContain('2026-08');
    expect(paid('ida')).toHaveLength(300);
    expect(plans.filter(({ owner }) => owner === 'ida')).toHaveLength(60);
  });

  it('API-26: gives abe an application of each approved state and of two others', () => {
    const states = leasePlans(today)
      .filter(({ owner }) => owner === 'abe')
      .map(({ lease }) => lease.stateCode);
    expect(states.sort()).toEqual([...'CDGIPSVYZ']);
  });
});
