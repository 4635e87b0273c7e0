import { at, looseCopy, type Loose } from '../test-support/loose-json.ts';
import { brandForHost } from './brand-for-host.ts';
import { configKeys, readConfig } from './read-config.ts';
import { sampleConfig } from '../test-support/sample-config.ts';

function changed(change: (config: Loose & { brands: Loose[] }) => void): unknown {
  const copy = looseCopy<Loose & { brands: Loose[] }>(sampleConfig);
  change(copy);
  return copy;
}

describe('readConfig', () => {
  it('SHARED-72, SHARED-73: holds what differs between the brands, and the maps key', () => {
    const config = readConfig(changed(() => {}));
    expect(config.brands[1]).toMatchObject({
      title: 'Breeze Customer Portal',
      company: 'Breeze Leasing',
      favicon: '/brands/breeze/favicon.svg',
      logo: '/brands/breeze/logo.svg',
      stylesheet: '/brands/breeze/theme.css',
      creditOptionsUrl: 'https://apply.breeze.example/',
    });
    expect(config.mapsKey).toBe('{key}');
  });

  it.each([
    ['config.brands', changed((c) => c.brands.pop())],
    ['config.brands.0.title is missing', changed((c) => delete at(c.brands, 0)['title'])],
    [
      'config.brands.1.creditOptionsUrl',
      changed((c) => (at(c.brands, 1)['creditOptionsUrl'] = 'ftp://x.example/')),
    ],
    ['config.brands.0.stylesheet', changed((c) => (at(c.brands, 0)['stylesheet'] = '//cdn.example/x.css'))],
    [
      'config.apiBase is wrong: Expected an origin',
      changed((c) => (c['apiBase'] = 'https://api.example/v1')),
    ],
    ['config.apiBase', changed((c) => (c['apiBase'] = 'api.example'))],
    ['config.timeZone is wrong: Expected an IANA time zone', changed((c) => (c['timeZone'] = 'Moon Base'))],
    ['config.supportHours is missing', changed((c) => delete c['supportHours'])],
    ['config.supportHours', changed((c) => (c['supportHours'] = []))],
    [
      'config.supportHours.0 is wrong: Expected days from 1, Monday, to 7 and minutes from 0 to 1440',
      changed((c) => (c['supportHours'] = [{ from: 1, to: 8, opens: 540, closes: 1200 }])),
    ],
    ['config.remoteTimeoutMs', changed((c) => (c['remoteTimeoutMs'] = 0))],
    ['config.headers.brand', changed((c) => (c['headers'] = { brand: 'X Brand', portal: 'X' }))],
    ['config.timeZone', changed((c) => (c['timeZone'] = '+05:00'))],
    ['config is wrong', 'text'],
  ])('rejects a wrong value and names %s', (place, value) => {
    expect(() => readConfig(value)).toThrow(place);
  });
});

describe('a configuration of a newer release tool', () => {
  it('is read without the keys that this page does not know', () => {
    const newer = changed((c) => {
      for (const part of [c, at(c.brands, 0), c['headers'] as Loose]) part['newer'] = 1;
    });
    expect(readConfig(newer)).toMatchObject(sampleConfig);
  });

  it('can be cut down to what this page knows by the list of its keys', () => {
    expect(configKeys()).toEqual(expect.arrayContaining(Object.keys(sampleConfig)));
    expect(configKeys()).toEqual(
      expect.arrayContaining(['headers.portal', 'geocode.reverseUrl', 'brands.logo', 'brands.contact.phone']),
    );
    expect(configKeys()).not.toContain('portalChoice.guards');
  });
});

it('a ConfigError has the keys that lead to the wrong value', () => {
  const wrong = changed((c) => (at(c.brands, 1)['title'] = ''));
  expect(() => readConfig(wrong)).toThrow(
    expect.objectContaining({ path: ['brands', '1', 'title'] }) as Error,
  );
});

it.each(['UTC', 'EST5EDT', 'GMT0', 'GMT+0', 'NZ-CHAT', 'Etc/GMT-14', 'America/Argentina/Buenos_Aires'])(
  'a time zone may be %s',
  (timeZone) => {
    expect(readConfig({ ...sampleConfig, timeZone }).timeZone).toBe(timeZone);
  },
);

describe('brandForHost', () => {
  it.each([
    ['SHELL-04: ends with the suffix', 'portal.breeze.localhost', 'breeze'],
    ['SHELL-04: with a port', 'portal.breeze.localhost:4000', 'breeze'],
    ['SHELL-04: in capitals, with the root’s dot', 'Portal.BREEZE.localhost.', 'breeze'],
    ['SHELL-03: any other host', 'portal.localhost', 'fernway'],
    ['SHELL-04: has the suffix elsewhere', 'portal.breeze.localhost.example', 'fernway'],
    ['SHELL-04: has only a part of it', 'breeze.localhost', 'fernway'],
  ])('%s: %s is %s', (_rows, host, key) => {
    const brand = brandForHost(sampleConfig, host);
    expect(brand.key).toBe(key);
    expect(brand.second).toBe(key === 'breeze');
  });

  it('SHARED-03, SHELL-15, SHELL-16: picks one of two credit-options addresses', () => {
    const address = (host: string) => brandForHost(sampleConfig, host).creditOptionsUrl;
    expect(address('x.localhost')).toBe('https://apply.fernway.example/');
    expect(address('x.breeze.localhost')).toBe('https://apply.breeze.example/');
  });
});
