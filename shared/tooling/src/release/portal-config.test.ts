import { readSiteSettings, siteSettings, type SiteSettings } from '../settings/index.ts';
import { portalConfig } from './portal-config.ts';

const files = ['fernway', 'breeze'].map((key) => {
  const address = `/assets/brand/${key}/file`;
  return { key, stylesheet: address, font: address, logo: address, favicon: address };
});

const texts = ['x', 'x'.repeat(120)];
const phones = ['1234', '(123) 456-7890', `+${'1'.repeat(30)}`];
const emails = ['a@b', "o'neil+x@café.example"];
const addresses = ['http://x', 'HTTPS://Me:pw@[::1]:8080/a b?c#d'];
const optional = ['', ...addresses];
const services = ['none', '/a', ...addresses];
const headers = ['x', `X${'-'.repeat(63)}`];
const ofBrand = { Name: texts, Title: texts, Company: texts, Address: texts, Email: emails };
const ofPhones = { Phone: phones, AfterHoursPhone: phones };

const brandTexts = (place: string) =>
  Object.fromEntries(
    Object.entries({ ...ofBrand, ...ofPhones }).map(([text, extremes]) => [`${place}${text}`, extremes]),
  );

/** Texts at the limits of what each setting takes. */
const extremes: Readonly<Record<string, readonly string[]>> = {
  ...brandTexts('main'),
  ...brandTexts('second'),
  apiBase: ['', 'https://API.Example/', 'http://[::1]:4001', 'https://käse.example'],
  secondBrandHostSuffix: ['-', '.breeze.example'],
  creditOptionsUrlMain: addresses,
  creditOptionsUrlSecond: addresses,
  mapsKey: ['.', '{key}'],
  mapTilesUrl: ['', 'http://x/{z}{x}{y}', 'https://tiles.example/{z}/{x}/{y}.png?k={key}'],
  mapAttribution: ['', ...texts],
  chatScriptUrl: optional,
  cardScriptUrl: optional,
  geocodeForwardUrl: services,
  geocodeReverseUrl: services,
  staffLabel: ['x', 'x'.repeat(40)],
  portalChoice: ['guards', 'areas'],
  demo: ['0', '1', 'public'],
  remoteTimeoutMs: ['1000', '600000'],
  supportHours: ['Mon 0-0:01', 'Mon-Sun 23:59-24:00, Mon-Sun 0-24'],
  timeZone: [
    ...Intl.supportedValuesOf('timeZone'),
    ...['UTC', 'utc', 'EST5EDT', 'GMT0', 'GMT+0', 'GB-Eire', 'W-SU', 'Etc/GMT-14', 'US/East-Indiana'],
  ],
  brandHeader: headers,
  portalHeader: headers,
  imageOrigins: ['', 'https://pictures.example/ http://[::1]:4002'],
  frameAncestors: ["'none'", "'self' https://*.example:*"],
};

const settingsWith = (key: string, text: string): SiteSettings =>
  readSiteSettings({ [siteSettings[key as keyof SiteSettings].name]: text });

describe('the configuration of a page', () => {
  it.each(Object.keys(siteSettings))('takes all that the setting %s takes', (key) => {
    for (const text of extremes[key] ?? [])
      expect(() => portalConfig(settingsWith(key, text), files)).not.toThrow();
    expect(extremes[key]?.length).toBeGreaterThan(1);
  });

  it.each([
    [{ apiBase: 'https://api.example/v1' }, 'The page would reject API_BASE: config.apiBase is wrong: '],
    [{ timeZone: 'Moon Base' }, 'The page would reject TIME_ZONE: config.timeZone is wrong: '],
    [{ secondTitle: '' }, 'The page would reject BRAND_SECOND_TITLE: config.brands.1.title is wrong: '],
    [{ geocodeReverseUrl: '//x' }, 'The page would reject GEOCODE_REVERSE_URL: '],
  ])('is rejected with the setting of %j named, as the page would reject it', (change, sentence) => {
    expect(() => portalConfig({ ...readSiteSettings({}), ...change }, files)).toThrow(sentence);
  });

  it('is rejected with the name of its part where no setting makes it', () => {
    const wrong = files.map((brand) => ({ ...brand, logo: '//x' }));
    expect(() => portalConfig(readSiteSettings({}), wrong)).toThrow('The page would reject brands.0.logo: ');
  });
});
