import { settingDescriptions } from './setting-descriptions.ts';
import { SettingsError } from './settings-error.ts';
import { readSettings } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/work');
const rejection = (environment: Record<string, string>) => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'accepted';
};

describe('settings', () => {
  it('starts without any on port 4001, in .portal/data, as the demo', () => {
    expect(read({})).toEqual({
      port: 4001,
      host: '127.0.0.1',
      trustedProxies: [],
      store: { type: 'folder', folder: '/work/.portal/data' },
      demo: true,
      seededRetailers: 1200,
      logLevel: 'info',
      mail: { type: 'mailbox' },
      portalUrl: 'http://localhost:4000',
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
      slides: 'four',
    });
  });

  it('takes an empty variable as absent', () => {
    expect(read({ API_PORT: '', DATA_DIR: ' ' })).toEqual(read({}));
  });

  it.each([
    ['API_PORT', 'abc', '0 to 65535'],
    ['API_PORT', '65536', '0 to 65535'],
    ['API_PORT', '-1', '0 to 65535'],
    ['API_PORT', '4001.5', '0 to 65535'],
    ['HOST', 'not a host', '127.0.0.1'],
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
    ['DEMO', 'perhaps', 'true or false'],
    ['SEED_STORES', '199', '200 to 20000'],
    ['SMTP_URL', 'mail.example.com', 'smtp://'],
    ['DEMO', 'false', 'SMTP_URL must be given'],
    ['PORTAL_URL', 'portal', 'https://'],
    ['SANDBOX_PORT', '65536', '0 to 65535'],
    ['SANDBOX_URL', 'localhost:4002', 'http://localhost:4002'],
    ['SANDBOX_URL', 'http://localhost:4002/cards', 'http://localhost:4002'],
    ['SANDBOX_PARENTS', 'https://a.example *', 'https://portal.example'],
    ['SANDBOX_PARENTS', "https://a.example; script-src 'self'", 'https://portal.example'],
    ['CARD_PROVIDER_URL', 'provider', 'https://'],
    ['CARD_PROVIDER_URL', 'https://api.provider.example', 'CARD_PROVIDER_SECRET must be given'],
    ['CARD_PROVIDER_SECRET', 'short', 'at least 16 characters'],
    ['CARD_SCRIPT_URL', 'https://provider.example/f.js', 'empty unless CARD_PROVIDER_URL'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, silent'],
    ['TEST_CLOCK', '2026-11-20T12:00:00Z', 'NODE_ENV is test'],
    ['DEMO_SLIDES', 'three', 'four, none, failing'],
  ])('stops at %s=%s with one sentence that names it and says %s', (name, value, allowed) => {
    const message = rejection({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(allowed);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each(['d3/', './d3', 'other/../d3', '/work/d3//'])('takes DATA_DIR=%s for the folder d3', (folder) => {
    expect(read({ DATA_DIR: folder }).store).toEqual({ type: 'folder', folder: '/work/d3' });
  });

  it('takes a DATABASE_URL whose host is the folder of a socket', () => {
    const url = 'postgres:///portal?host=/run/postgresql';
    expect(read({ DATABASE_URL: url }).store).toEqual({ type: 'server', url });
  });

  it('API-34: takes proxies by address and by range', () => {
    const proxies = ['10.0.0.5', '192.168.0.0/16', 'fd00::/8', '::1', '10.0.0.1/32', '::1/128'];
    expect(read({ TRUST_PROXY: proxies.join(' , ') }).trustedProxies).toEqual(proxies);
  });

  it('takes the ends of a range', () => {
    expect(read({ API_PORT: '0' }).port).toBe(0);
    expect(read({ API_PORT: '65535' }).port).toBe(65535);
  });

  it('never repeats the password of a wrong DATABASE_URL', () => {
    expect(rejection({ DATABASE_URL: 'http://user:hidden@host/db' })).not.toContain('hidden');
  });

  it('never repeats the password of a wrong SMTP_URL', () => {
    expect(rejection({ SMTP_URL: 'http://user:hidden@host' })).not.toContain('hidden');
  });

  it('sends mails by SMTP_URL, from MAIL_FROM', () => {
    const url = 'smtps://u:p@mail.example.com';
    expect(read({ SMTP_URL: url, MAIL_FROM: 'lease@example.com', DEMO: 'false' }).mail).toEqual({
      type: 'smtp',
      url,
      from: 'lease@example.com',
    });
    expect(rejection({ SMTP_URL: url, MAIL_FROM: 'nobody' })).toContain('MAIL_FROM');
  });

  it('takes the slash off the portal’s address', () => {
    expect(read({ PORTAL_URL: 'https://portal.example.com/' }).portalUrl).toBe('https://portal.example.com');
  });

  it('takes a card provider with all that it needs, in the demo and outside it', () => {
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
    const live = { ...provider, DEMO: 'false', SMTP_URL: 'smtp://mail.example.com' };
    expect(read(live)).toMatchObject({ cardProvider, sandbox: null });
    expect(rejection({ ...provider, CARD_SCRIPT_URL: '' })).toContain('CARD_SCRIPT_URL must be');
  });

  it('never repeats the secret of the card provider', () => {
    expect(rejection({ CARD_PROVIDER_SECRET: 'tiny-hidden' })).not.toContain('tiny-hidden');
  });

  it('takes the pages that may hold the sandbox’s frames', () => {
    const parents = 'https://portal.example  http://*.localhost:*';
    expect(read({ SANDBOX_PARENTS: parents, SANDBOX_URL: 'https://pay.example/' }).sandbox).toMatchObject({
      parents: ['https://portal.example', 'http://*.localhost:*'],
      url: 'https://pay.example',
    });
  });

  it('refuses a folder and a server together', () => {
    expect(rejection({ DATABASE_URL: 'postgres://u:p@h/db', DATA_DIR: 'data' })).toContain('DATA_DIR');
  });

  it('takes a clock in tests, and only an instant', () => {
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
