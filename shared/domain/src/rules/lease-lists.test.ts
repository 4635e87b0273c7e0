import { addDays } from '../dates/calendar-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import { daysOfOffersLeft, isApproved, isCurrent, isPaidOff, offersValidUntil } from './lease-lists.ts';

const today = day('2026-11-20');

describe('lease lists', () => {
  it('LEASE-28, LEASE-29: the extra data decide which leases are current and paid off, even both', () => {
    expect(isCurrent({ inCurrent: true })).toBe(true);
    expect(isCurrent({ inCurrent: false })).toBe(false);
    expect(isPaidOff({ inPaidOff: true })).toBe(true);
    expect(isPaidOff({ inPaidOff: false })).toBe(false);
  });

  it.each(['V', 'S', 'G', 'C', 'I', 'Z', 'Y'])(
    'LEASE-30: an application in the state %s is approved',
    (stateCode) => {
      expect(isApproved({ stateCode, applicationDate: today }, today)).toBe(true);
    },
  );

  it.each(['A', 'X', 'v', '', null])(
    'LEASE-30: an application in the state %p is not approved',
    (stateCode) => {
      expect(isApproved({ stateCode, applicationDate: today }, today)).toBe(false);
    },
  );

  it('LEASE-31: an application 181 days old is approved, one 182 days old or of unknown age is not', () => {
    const ofAge = (age: number) =>
      isApproved({ stateCode: 'V', applicationDate: addDays(today, -age) }, today);
    expect([-1, 0, 180, 181, 182].map(ofAge)).toEqual([true, true, true, true, false]);
    expect(isApproved({ stateCode: 'V', applicationDate: null }, today)).toBe(false);
  });

  it('LEASE-59: offers are shown as valid for 180 days', () => {
    expect(offersValidUntil(day('2026-01-01'))).toBe('2026-06-30');
  });

  it('LEASE-59: of offers never more than 180 days are left, even when the application is dated tomorrow', () => {
    const left = (age: number) => daysOfOffersLeft(addDays(today, -age), today);
    expect([-1, 0, 1, 180, 181].map(left)).toEqual([180, 180, 179, 0, -1]);
  });
});
