import { isOpenAt } from './support-hours.ts';

// Eastern Standard Time is five hours behind UTC; November 20, 2026 is a Friday.
const open = (moment: string) => isOpenAt(new Date(moment), 'America/New_York');

describe('support hours', () => {
  it.each([
    ['Monday-Friday 9 AM-8 PM', '2026-11-20T14:00:00Z', '2026-11-21T01:00:00Z'],
    ['Monday', '2026-11-23T14:00:00Z', '2026-11-24T01:00:00Z'],
    ['Saturday 10 AM-8 PM', '2026-11-21T15:00:00Z', '2026-11-22T01:00:00Z'],
    ['Sunday 1 PM-7 PM', '2026-11-22T18:00:00Z', '2026-11-23T00:00:00Z'],
  ])('SUP-18: support opens and closes at %s', (_days, opens, closes) => {
    const before = (moment: string) => new Date(new Date(moment).getTime() - 1).toISOString();
    expect(open(before(opens))).toBe(false);
    expect(open(opens)).toBe(true);
    expect(open(before(closes))).toBe(true);
    expect(open(closes)).toBe(false);
  });

  it('SUP-18: support follows daylight saving of the company’s time zone', () => {
    expect(open('2026-07-06T13:00:00Z')).toBe(true);
    expect(open('2026-07-06T12:59:59Z')).toBe(false);
  });

  it('says nothing of a time zone that this machine does not know', () => {
    expect(isOpenAt(new Date(), 'Moon/Base')).toBe(null);
  });

  it('SUP-18: midnight is hour zero', () => {
    expect(open('2026-11-20T05:00:00Z')).toBe(false);
  });
});
