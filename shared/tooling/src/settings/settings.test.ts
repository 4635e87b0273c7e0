import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  changeSettingTexts,
  readSettingsFile,
  readTable,
  serverSettings,
  settingsMarkdown,
  siteSettings,
  writeSettingTexts,
} from './index.ts';

const readSettings = (texts: Record<string, string>) =>
  readTable({ ...serverSettings, ...siteSettings }, texts);

const errorOf = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('has a default for each that passes its own check', () => {
    expect(() => readSettings({})).not.toThrow();
  });

  it('SHELL-74: waits 120 s for a file of a remote unless told otherwise', () => {
    expect(readSettings({}).remoteTimeoutMs).toBe(120_000);
  });

  it('SHELL-76, SHARED-73: keeps {key} as the maps key until one is supplied', () => {
    expect(readSettings({}).mapsKey).toBe('{key}');
    expect(readSettings({ MAPS_KEY: 'abc-123' }).mapsKey).toBe('abc-123');
  });

  it.each([
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http".'],
    [
      { API_URL: 'localhost:4001' },
      'API_URL must be an origin such as https://api.example, without a path, not "localhost:4001".',
    ],
    [
      { API_URL: 'https://gateway.example/portal' },
      'API_URL must be an origin such as https://api.example, without a path, not "https://gateway.example/portal".',
    ],
    [{ DEMO: 'maybe' }, 'DEMO must be 1, true, public, 0 or false, not "maybe".'],
    [
      { TIME_ZONE: 'Mars/Olympus' },
      'TIME_ZONE must be an IANA time zone such as America/New_York, not "Mars/Olympus".',
    ],
    [
      { SUPPORT_HOURS: 'Mon-Fri 9 AM-8 PM' },
      'SUPPORT_HOURS must be days and hours of 24, such as Mon-Fri 9-20, Sat 10-17:30, not "Mon-Fri 9 AM-8 PM".',
    ],
    [
      { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png' },
      'MAP_TILES_URL must be an http or https address with {z}, {x} and {y}, or empty, not "https://tiles.example/{z}/{x}.png".',
    ],
    [{ TIME_ZONE: '+05:00' }, 'TIME_ZONE must be an IANA time zone such as America/New_York, not "+05:00".'],
    [
      { BRAND_HEADER: 'X Brand' },
      'BRAND_HEADER must be the name of a header that nothing else uses, such as X-Brand: letters, digits and hyphens, not "X Brand".',
    ],
    [
      { PORTAL_HEADER: 'authorization' },
      'PORTAL_HEADER must be the name of a header that nothing else uses, such as X-Portal: letters, digits and hyphens, not "authorization".',
    ],
    [
      { BRAND_HEADER: 'x-portal' },
      'PORTAL_HEADER must be another one than BRAND_HEADER, which is x-portal too.',
    ],
    [
      { PORTAL_HEADER: 'X-BRAND' },
      'PORTAL_HEADER must be another one than BRAND_HEADER, which is X-Brand too.',
    ],
    [
      { BRAND_MAIN_NAME: 'x'.repeat(121) },
      `BRAND_MAIN_NAME must be a text of 1 to 120 characters, not "${'x'.repeat(121)}".`,
    ],
    [
      { BRAND_SECOND_PHONE: '1-800-BREEZE' },
      'BRAND_SECOND_PHONE must be a phone number: digits, spaces and the signs + ( ) . -, not "1-800-BREEZE".',
    ],
    [{ BRAND_MAIN_EMAIL: 'help' }, 'BRAND_MAIN_EMAIL must be an email address, not "help".'],
    [
      { FRAME_ANCESTORS: "'none'; script-src *" },
      `FRAME_ANCESTORS must be 'none', or 'self' and http or https origins with a space between, not "'none'; script-src *".`,
    ],
  ])('rejects %j in one sentence that names the variable and what is allowed', (env, sentence) => {
    expect(errorOf(env)).toBe(sentence);
  });

  it('accepts the limits themselves', () => {
    expect(readSettings({ PORT: '1' }).port).toBe(1);
    expect(readSettings({ PORT: '65535' }).port).toBe(65_535);
  });

  it('names every wrong variable at once', () => {
    expect(errorOf({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2);
  });

  it('leaves out what an empty address stands for', () => {
    expect(readSettings({ MAP_TILES_URL: '', API_URL: '', DEMO: ' ' })).toEqual(readSettings({}));
    expect(readSettings({ MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }).mapTilesUrl).toContain(
      '{z}',
    );
  });

  it('takes the origin of the api, spelled as browsers do, and no longer address', () => {
    const base = (text: string) => readSettings({ API_BASE: text }).apiBase;
    expect(base('')).toBeNull();
    for (const same of ['https://api.example', 'https://api.example/', 'HTTPS://API.Example:443/'])
      expect(base(same)).toBe('https://api.example');
    expect(base('http://localhost:4001')).toBe('http://localhost:4001');
    for (const wrong of [
      'https://api.example/v1',
      'https://api.example//',
      'https://api.example?',
      'https://me@api.example',
      'ftp://api.example',
      'api.example',
    ])
      expect(errorOf({ API_BASE: wrong })).toBe(
        `API_BASE must be an origin such as https://api.example, or empty, not "${wrong}".`,
      );
  });

  it('PROF-13: takes exact origins of pictures, and nothing else that a policy could mean', () => {
    const origins = (text: string) => readSettings({ IMAGE_ORIGINS: text }).imageOrigins;
    expect(origins('')).toEqual([]);
    expect(origins(' https://Pictures.example:443/   http://localhost:4002 ')).toEqual([
      'https://pictures.example',
      'http://localhost:4002',
    ]);
    for (const wrong of [
      'pictures.example',
      'https://*.example',
      'https://a.example/faces',
      'https://a.example;sandbox',
    ])
      expect(() => origins(wrong)).toThrow(
        `IMAGE_ORIGINS must be origins such as https://pictures.example with spaces between, or empty, not "${wrong}".`,
      );
  });

  it('takes a relative folder from the present folder on', () => {
    const { siteDir, contentDir } = readSettings({ SITE_DIR: 'site', CONTENT_DIR: '../content' });
    expect([siteDir, contentDir]).toEqual([resolve('site'), resolve('../content')]);
    expect(readSettings({ CONTENT_DIR: ' ' }).contentDir).toBe('');
  });

  it('RET-37: geocodes by the api, by another service where one is named, or not at all', () => {
    const forward = (text: string) => readSettings({ GEOCODE_FORWARD_URL: text }).geocodeForwardUrl;
    expect(forward('')).toBe('/api/geocoding/search');
    expect(forward('https://geo.example/search?key=k')).toBe('https://geo.example/search?key=k');
    expect(forward('none')).toBeNull();
    for (const wrong of ['//geo.example', 'geo.example', 'ftp://geo.example'])
      expect(() => forward(wrong)).toThrow('GEOCODE_FORWARD_URL must be');
  });

  it('API-34: trusts no proxy unless it is named, by address or range', () => {
    const proxies = (text: string) => readSettings({ TRUST_PROXY: text }).trustedProxies;
    expect(proxies('')).toEqual([]);
    expect(proxies('10.0.0.5, 192.168.0.0/16,fd00::/8,::1')).toEqual([
      '10.0.0.5',
      '192.168.0.0/16',
      'fd00::/8',
      '::1',
    ]);
    for (const wrong of [
      'true',
      'lb.example',
      '10.0.0',
      '10.0.0.0/0',
      '10.0.0.0/33',
      '::/129',
      '10.0.0.1,',
      '1.2.3.4/8/8',
    ])
      expect(errorOf({ TRUST_PROXY: wrong })).toBe(
        `TRUST_PROXY must be addresses or ranges such as 10.0.0.0/8 with commas between, or empty, not "${wrong}".`,
      );
  });

  it('prints a row for each setting, with an empty default left out and asterisks that Markdown shows', () => {
    const described = { description: 'What it does.', allowed: 'a text such as *.a:*' };
    const table = settingsMarkdown([
      { name: 'ONE', default: '1', ...described },
      { name: 'TWO', default: '', ...described },
    ]);
    expect(table.split('\n').slice(2)).toEqual([
      '| `ONE` | `1` | What it does. | a text such as \\*.a:\\* |',
      '| `TWO` |  | What it does. | a text such as \\*.a:\\* |',
    ]);
  });

  it('prints the folder of the site from the top folder on', () => {
    expect(settingsMarkdown([serverSettings.siteDir])).toContain('| `.portal/site` |');
  });
});

describe('the settings of a site', () => {
  let site: string;
  beforeEach(() => (site = mkdtempSync(join(tmpdir(), 'portal-settings-'))));
  afterEach(() => rmSync(site, { recursive: true, force: true }));
  const file = () => join(site, 'settings.json');

  it('are the defaults without a file', () => {
    expect(readSettingsFile(site)).toEqual({ texts: {}, values: readTable(siteSettings, {}) });
  });

  it('are read as they were written', () => {
    writeSettingTexts(site, changeSettingTexts({}, { STAFF_LABEL: 'Office', DEMO: '0' }), site);
    expect(readSettingsFile(site).values).toMatchObject({ staffLabel: 'Office', demo: 'off' });
    expect(readFileSync(file(), 'utf8')).toBe('{\n  "STAFF_LABEL": "Office",\n  "DEMO": "0"\n}\n');
  });

  it('keep what a change does not name, and lose what it empties', () => {
    const texts = changeSettingTexts({ STAFF_LABEL: 'Office', DEMO: '0' }, { DEMO: '', MAPS_KEY: 'abc' });
    expect(texts).toEqual({ MAPS_KEY: 'abc', STAFF_LABEL: 'Office' });
  });

  it.each([
    [{ DEMO: 'maybe' }, 'DEMO must be 1, true, public, 0 or false, not "maybe".'],
    [{ PORT: '1' }, 'PORT is no setting of a site: give it to portal serve as an environment variable.'],
    [{ CHAT: 'x' }, /^There is no setting CHAT of a site: it must be one of BRAND_MAIN_NAME, /],
  ])('reject a change to %j in one sentence', (changes: Record<string, string>, sentence) => {
    expect(() => changeSettingTexts({}, changes)).toThrow(sentence);
  });

  it.each([
    ['not JSON', '{"DEMO":', /settings\.json can't be used: it is not JSON; it must be an object of texts/],
    ['no object of texts', '{"DEMO":0}', /settings\.json can't be used: At path: DEMO/],
    ['an unknown setting', '{"CHAT":"x"}', /There is no setting CHAT of a site/],
    ['a wrong value', '{"DEMO":"maybe"}', 'DEMO must be 1, true, public, 0 or false, not "maybe".'],
  ])('reject a file that has %s', (_what, text, sentence) => {
    writeFileSync(file(), text);
    expect(() => readSettingsFile(site)).toThrow(sentence);
  });
});
