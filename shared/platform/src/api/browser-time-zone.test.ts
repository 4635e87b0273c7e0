import { browserTimeZone } from './browser-time-zone.ts';

afterEach(() => void Reflect.deleteProperty(globalThis, 'Temporal'));

it('is the zone that Temporal names, without a format', () => {
  const format = jest.spyOn(Intl, 'DateTimeFormat');
  Object.assign(globalThis, { Temporal: { Now: { timeZoneId: () => 'Pacific/Honolulu' } } });
  expect(browserTimeZone()).toBe('Pacific/Honolulu');
  expect(format).not.toHaveBeenCalled();
});

it('is the zone of a format where there is no Temporal', () => {
  expect(browserTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});
