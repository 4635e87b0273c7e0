import { settingDescriptions } from './setting-descriptions.ts';
import { SettingsError } from './settings-error.ts';
import { readSettings } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/work');
/** What the api needs outside the demo. */
const live = {
  DEMO: '0',
  SMTP_URL: 'smtp://mail.example.com',
  MAIL_FROM: 'help@portal.example',
  PORTAL_URL: 'https://portal.example',
};
const rejection = (environment: Record<string, string>) => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('by default the api runs as the demo on port 4001 with .portal/data', () => {
    expect(read({})).toEqual({
      port: 4001,
      host: '127.0.0.1',
      trustedProxies: [],
      securityLog: null,
      store: { type: 'folder', folder: '/work/.portal/data' },
      demo: true,
      mailbox: true,
      seededRetailers: 1200,
      logLevel: 'info',
      mail: { type: 'kept' },
      portalUrl: 'http://localhost:4000',
      brandHeader: 'X-Brand',
      portalHeader: 'X-Portal',
      embedOrigins: [],
      brandUrls: {},
      companies: {
        main: {
          name: 'Fernway Leasing',
          address: '200 Harbor St, Suite 4, Macon, GA',
          phone: '(478) 555-0140',
        },
        second: {
          name: 'Breeze Leasing',
          address: '75 Windward Ave, Savannah, GA',
          phone: '(912) 555-0160',
        },
      },
      companyOfDemo: ['BRAND_MAIN_COMPANY', 'BRAND_MAIN_ADDRESS', 'BRAND_MAIN_PHONE'],
      sandbox: {
        port: 4002,
        url: null,
        parents: [
          'http://localhost:*',
          'http://*.localhost:*',
          'http://127.0.0.1:*',
          'http://localhost:4000',
        ],
        secret: null,
      },
      cardProvider: null,
      clock: { type: 'machine' },
      reminderDays: [3, 0],
      reminderHour: 8,
      slides: 'four',
      workers: true,
      processor: null,
      timeZone: 'America/New_York',
    });
  });

  it('the company of a brand has a name, an address and a phone number', () => {
    const own = read({ BRAND_SECOND_COMPANY: 'Own Leasing', BRAND_MAIN_PHONE: '1' });
    expect([own.companies.second.name, own.companies.main.phone]).toEqual(['Own Leasing', '1']);
    expect(rejection({ BRAND_MAIN_COMPANY: 'x'.repeat(121) })).toContain('BRAND_MAIN_COMPANY must be');
  });

  it('a demo that others reach shows nobody’s emails, and one for this machine stays on it', () => {
    expect(read({ DEMO: 'public', HOST: '0.0.0.0' })).toMatchObject({ demo: true, mailbox: false });
    for (const host of ['127.0.0.1', '127.0.0.5', '::1', 'localhost']) {
      expect(read({ HOST: host })).toMatchObject({ host, mailbox: true });
    }
    expect(read({ ...live, HOST: '0.0.0.0' })).toMatchObject({ demo: false, mailbox: false });
  });

  it.each([
    ['MAIL_FROM', ''],
    ['PORTAL_URL', ''],
    ['PORTAL_URL', 'http://portal.example'],
  ])('outside the demo %s=%s stops the start, because emails would not work', (name, value) => {
    expect(rejection({ ...live, [name]: value })).toMatch(
      new RegExp(`^${name} must be set when DEMO is false`),
    );
  });

  it.each([
    'breeze=http://breeze.example',
    'breeze=http://localhost.example',
    'fernway=https://fernway.example breeze=http://breeze.example',
  ])('outside the demo BRAND_URLS=%s stops the start, because links in emails would lead there', (urls) => {
    expect(rejection({ ...live, BRAND_URLS: urls })).toMatch(
      /^BRAND_URLS must be addresses such as breeze=https:.+ when DEMO is false: .+Without HTTPS they must be on this machine\.$/,
    );
    expect(rejection({ BRAND_URLS: urls })).toBe('accepted');
  });

  it('outside the demo the portal may be tried on this machine without HTTPS', () => {
    for (const address of ['http://127.0.0.1:4000', 'http://demo.breeze.localhost:4000']) {
      const local = read({ ...live, PORTAL_URL: address, BRAND_URLS: `breeze=${address}` });
      expect(local).toMatchObject({ portalUrl: address, brandUrls: { breeze: address } });
    }
  });

  it('the api knows which texts of the company on receipts are still those of the demo', () => {
    const own = { BRAND_MAIN_COMPANY: 'Own Leasing', BRAND_MAIN_ADDRESS: '1 Main St' };
    expect(read({ ...live, ...own }).companyOfDemo).toEqual(['BRAND_MAIN_PHONE']);
    expect(read({ ...live, ...own, BRAND_MAIN_PHONE: '(478) 555-0111' }).companyOfDemo).toEqual([]);
  });

  it('an empty variable counts as not set', () => {
    expect(read({ API_PORT: '', DATA_DIR: ' ' })).toEqual(read({}));
  });

  it.each([
    ['API_PORT', 'abc', '0 to 65535'],
    ['API_PORT', '65536', '0 to 65535'],
    ['API_PORT', '-1', '0 to 65535'],
    ['API_PORT', '4001.5', '0 to 65535'],
    ['HOST', 'not a host', '127.0.0.1'],
    ['HOST', '0.0.0.0', 'DEMO=public'],
    ['HOST', '192.168.1.5', 'DEMO=public'],
    ['HOST', '::', 'DEMO=public'],
    ['TRUST_PROXY', 'true', '10.0.0.0/8'],
    ['TRUST_PROXY', '10.0.0.1,', '10.0.0.0/8'],
    ['TRUST_PROXY', '10.0.0.0/33', '10.0.0.0/8'],
    ['TRUST_PROXY', '0.0.0.0/0', '10.0.0.0/8'],
    ['TRUST_PROXY', '::/129', '10.0.0.0/8'],
    ['DATA_DIR', 'postgres://somewhere', 'folder'],
    ['DATABASE_URL', 'mysql://u:p@h/db', 'postgres://'],
    ['DATABASE_URL', 'postgres:///db', 'postgres://'],
    ['DATABASE_URL', 'postgres://u:p@h', 'postgres://'],
    ['DATABASE_URL', 'postgres://u:p@h/', 'postgres://'],
    ['DEMO', 'perhaps', '1, true, public, 0 or false'],
    ['SEED_STORES', '199', '200 to 20000'],
    ['SMTP_URL', 'mail.example.com', 'smtp://'],
    ['SMTP_URL', 'smtp://', 'smtp://user'],
    ['DEMO', 'false', 'SMTP_URL must be set'],
    ['PORTAL_URL', 'portal', 'https://'],
    ['PORTAL_URL', 'https://portal.example/#/dashboard', 'such as https://portal.example.com'],
    ['BRAND_HEADER', 'X Brand', 'letters, digits and hyphens'],
    ['BRAND_HEADER', 'Authorization', 'a header that nothing else uses, such as X-Brand'],
    ['PORTAL_HEADER', 'content-type', 'a header that nothing else uses, such as X-Portal'],
    ['BRAND_HEADER', 'x-portal', 'PORTAL_HEADER must be another header than BRAND_HEADER'],
    ['PORTAL_HEADER', 'X-BRAND', 'PORTAL_HEADER must be another header than BRAND_HEADER'],
    ['BRAND_URLS', 'breeze', 'fernway=https://'],
    ['BRAND_URLS', 'https://breeze.example', 'fernway=https://'],
    ['BRAND_URLS', 'breeze=breeze.example', 'fernway=https://'],
    ['BRAND_URLS', 'breeze=https://a.example breeze=https://b.example', 'each brand once'],
    ['BRAND_URLS', 'breeze!=https://a.example', 'fernway=https://'],
    ['BRAND_URLS', 'acme=https://acme.example', 'of the brands fernway and breeze'],
    ['REMINDER_HOUR', '24', '0 to 23'],
    ['REMINDER_HOUR', '-1', '0 to 23'],
    ['REMINDER_HOUR', '8:30', '0 to 23'],
    ['REMINDER_HOUR', 'morning', '0 to 23'],
    ['SANDBOX_PORT', '65536', '0 to 65535'],
    ['SANDBOX_URL', 'localhost:4002', 'http://localhost:4002'],
    ['SANDBOX_URL', 'http://localhost:4002/cards', 'http://localhost:4002'],
    ['SANDBOX_PARENTS', 'https://a.example *', 'https://portal.example'],
    ['SANDBOX_PARENTS', "https://a.example; script-src 'self'", 'https://portal.example'],
    ['CARD_PROVIDER_URL', 'provider', 'https://'],
    ['CARD_PROVIDER_URL', 'https://api.provider.example', 'CARD_PROVIDER_SECRET must be set'],
    ['CARD_PROVIDER_SECRET', 'short', 'at least 16 characters'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, silent'],
    ['TEST_CLOCK', '2026-11-20T12:00:00Z', 'NODE_ENV is test'],
    ['WORKERS', 'yes', '1 or 0'],
    ['DEMO_SLIDES', 'three', 'four, none, failing'],
  ])('%s=%s stops the start with one sentence that names it and says %s', (name, value, allowed) => {
    const message = rejection({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(allowed);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each(['d3/', './d3', 'other/../d3', '/work/d3//'])('DATA_DIR=%s is the folder d3', (folder) => {
    expect(read({ DATA_DIR: folder }).store).toEqual({ type: 'folder', folder: '/work/d3' });
  });

  it('DATABASE_URL may name a socket’s folder as its host', () => {
    const url = 'postgres:///portal?host=/run/postgresql';
    expect(read({ DATABASE_URL: url }).store).toEqual({ type: 'server', url });
  });

  it('API-34: proxies are given as addresses and ranges', () => {
    const proxies = ['10.0.0.5', '192.168.0.0/16', 'fd00::/8', '::1', '10.0.0.1/32', '::1/128'];
    expect(read({ TRUST_PROXY: proxies.join(' , ') }).trustedProxies).toEqual(proxies);
  });

  it('EMBED_ORIGINS is a list of exact origins', () => {
    expect(read({ EMBED_ORIGINS: 'https://shop.example/  http://localhost:5000' }).embedOrigins).toEqual([
      'https://shop.example',
      'http://localhost:5000',
    ]);
    for (const wrong of [
      '*',
      'shop.example',
      'https://*.shop.example/a',
      'https://shop.example/path',
      'null',
    ])
      expect(() => read({ EMBED_ORIGINS: wrong })).toThrow(/^EMBED_ORIGINS must be exact origins/);
  });

  it('both ends of a range are allowed', () => {
    expect(read({ API_PORT: '0' }).port).toBe(0);
    expect(read({ API_PORT: '65535' }).port).toBe(65535);
  });

  it('the message about a wrong DATABASE_URL never repeats the password', () => {
    expect(rejection({ DATABASE_URL: 'http://user:hidden@host/db' })).not.toContain('hidden');
  });

  it('the message about a wrong SMTP_URL never repeats the password', () => {
    expect(rejection({ SMTP_URL: 'http://user:hidden@host' })).not.toContain('hidden');
  });

  it('SMTP_URL and MAIL_FROM set how emails are sent', () => {
    const url = 'smtps://u:p@mail.example.com';
    expect(read({ ...live, SMTP_URL: url, MAIL_FROM: 'lease@example.com' }).mail).toEqual({
      type: 'smtp',
      url,
      from: 'lease@example.com',
    });
    expect(rejection({ SMTP_URL: url, MAIL_FROM: 'nobody' })).toContain('MAIL_FROM');
  });

  it('a slash at the end of PORTAL_URL is removed', () => {
    expect(read({ PORTAL_URL: 'https://portal.example.com/' }).portalUrl).toBe('https://portal.example.com');
  });

  it('BRAND_URLS has an address for each brand, at which the sandbox may be embedded too', () => {
    const text = 'fernway=https://fernway.example/  breeze=https://breeze.example/pay?a=b';
    const { brandUrls, sandbox } = read({ BRAND_URLS: text });
    expect(brandUrls).toEqual({
      fernway: 'https://fernway.example',
      breeze: 'https://breeze.example/pay?a=b',
    });
    expect(sandbox?.parents).toEqual(
      expect.arrayContaining(['https://fernway.example', 'https://breeze.example', 'http://localhost:4000']),
    );
  });

  it('a card provider needs all of its settings, in the demo and outside it', () => {
    const provider = {
      CARD_PROVIDER_URL: 'https://api.provider.example/',
      CARD_PROVIDER_SECRET: 'a secret of some length',
      CARD_SCRIPT_URL: 'https://provider.example/fields.js',
    };
    const cardProvider = {
      url: 'https://api.provider.example',
      secret: 'a secret of some length',
      scriptUrl: 'https://provider.example/fields.js',
    };
    expect(read(provider)).toMatchObject({
      cardProvider,
      sandbox: { secret: provider.CARD_PROVIDER_SECRET },
    });
    const withProvider = { ...live, ...provider };
    expect(read(withProvider)).toMatchObject({ cardProvider, sandbox: null });
    expect(rejection({ ...provider, CARD_SCRIPT_URL: '' })).toContain('CARD_SCRIPT_URL must be');
    expect(rejection({ ...withProvider, CARD_PROVIDER_URL: '' })).toContain('CARD_SCRIPT_URL must be empty');
    expect(read({ CARD_SCRIPT_URL: 'http://localhost:4002/cards/fields.js' }).cardProvider).toBeNull();
  });

  it('the message about a wrong CARD_PROVIDER_SECRET never repeats it', () => {
    expect(rejection({ CARD_PROVIDER_SECRET: 'tiny-hidden' })).not.toContain('tiny-hidden');
  });

  it('SANDBOX_PARENTS sets the pages that may embed the sandbox’s frames', () => {
    const parents = 'https://portal.example  http://*.localhost:*';
    expect(read({ SANDBOX_PARENTS: parents, SANDBOX_URL: 'https://pay.example/' }).sandbox).toMatchObject({
      parents: ['https://portal.example', 'http://*.localhost:*'],
      url: 'https://pay.example',
    });
  });

  it('a folder and a server together are rejected', () => {
    expect(rejection({ DATABASE_URL: 'postgres://u:p@h/db', DATA_DIR: 'data' })).toContain('DATA_DIR');
  });

  it('TEST_CLOCK is allowed in tests only and must be an instant', () => {
    const clock = '2026-11-20T12:00:00Z';
    expect(read({ NODE_ENV: 'test', TEST_CLOCK: clock }).clock).toEqual({
      type: 'settable',
      start: new Date(clock),
    });
    expect(read({ NODE_ENV: 'test' }).clock).toEqual({ type: 'settable', start: null });
    expect(rejection({ NODE_ENV: 'test', TEST_CLOCK: 'noon' })).toContain('TEST_CLOCK');
  });
});

describe('the descriptions of the settings', () => {
  it.each(settingDescriptions.map((one) => [one.name, one] as const))(
    '%s says what it does and what is allowed',
    (_name, { description, allowed }) => {
      expect(description).toMatch(/\.$/);
      expect(allowed).not.toBe('');
    },
  );
});
