import { getTodayIn, isTimeZone, otherTimeZone } from './time-zone.ts';

const night = new Date('2026-11-21T02:00:00Z');

describe('a time zone', () => {
  it('API-49 (OP-105): has a today of its own', () => {
    expect(getTodayIn('America/New_York', night)).toBe('2026-11-20');
    expect(getTodayIn('UTC', night)).toBe('2026-11-21');
    expect(getTodayIn('Pacific/Kiritimati', night)).toBe('2026-11-21');
  });

  it.each([
    ['23:59 in Honolulu', 'Pacific/Honolulu', '2026-11-21T09:59:00Z', '2026-11-20'],
    ['00:00 in Honolulu', 'Pacific/Honolulu', '2026-11-21T10:00:00Z', '2026-11-21'],
    ['23:59 in Auckland', 'Pacific/Auckland', '2026-11-20T10:59:00Z', '2026-11-20'],
    ['00:01 in Auckland', 'Pacific/Auckland', '2026-11-20T11:01:00Z', '2026-11-21'],
  ])('PAY-26 (OP-105): at %s it is a day of that zone', (_, zone, now, day) => {
    expect(getTodayIn(zone, new Date(now))).toBe(day);
  });

  it('API-49 (OP-105): is named where its clocks differ from those of this machine', () => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(otherTimeZone(null, 'en', night)).toBeNull();
    expect(otherTimeZone(own, 'en', night)).toBeNull();
    const names = ['America/New_York', 'Asia/Tokyo'].map((zone) => otherTimeZone(zone, 'en', night));
    expect(names).toContain(own === 'America/New_York' ? 'Japan Time' : 'Eastern Time');
  });

  it('SHARED-69: is named in the language of the page', () => {
    const names = ['America/New_York', 'Asia/Tokyo'].flatMap(
      (zone) => otherTimeZone(zone, 'es', night) ?? [],
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toMatch(/^hora /);
  });

  it('is known by its IANA name', () => {
    expect(['America/New_York', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
  });
});
