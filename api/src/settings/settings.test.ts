import { readSettings, SettingsError } from './settings.ts';

const read = (environment: Record<string, string>) => readSettings(environment, '/work');
const refusal = (environment: Record<string, string>) => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
  }
  return 'not refused';
};

describe('settings', () => {
  it('starts without any on port 4001, in .portal/data, as the demo', () => {
    expect(read({})).toEqual({
      port: 4001,
      host: '127.0.0.1',
      store: { kind: 'folder', folder: '/work/.portal/data' },
      demo: true,
      seededRetailers: 1200,
      logLevel: 'info',
      mail: { kind: 'mailbox' },
      portalUrl: 'http://localhost:4000',
      clockStart: null,
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
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, silent'],
    ['TEST_CLOCK', '2026-11-20T12:00:00Z', 'NODE_ENV is test'],
  ])('stops at %s=%s with one sentence that names it and says %s', (name, value, allowed) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).toContain(allowed);
    expect(message.split('\n')).toHaveLength(1);
  });

  it.each(['d3/', './d3', 'other/../d3', '/work/d3//'])('takes DATA_DIR=%s for the folder d3', (folder) => {
    expect(read({ DATA_DIR: folder }).store).toEqual({ kind: 'folder', folder: '/work/d3' });
  });

  it('takes a DATABASE_URL whose host is the folder of a socket', () => {
    const url = 'postgres:///portal?host=/run/postgresql';
    expect(read({ DATABASE_URL: url }).store).toEqual({ kind: 'server', url });
  });

  it('takes the ends of a range', () => {
    expect(read({ API_PORT: '0' }).port).toBe(0);
    expect(read({ API_PORT: '65535' }).port).toBe(65535);
  });

  it('never repeats the password of a wrong DATABASE_URL', () => {
    expect(refusal({ DATABASE_URL: 'http://user:hidden@host/db' })).not.toContain('hidden');
  });

  it('never repeats the password of a wrong SMTP_URL', () => {
    expect(refusal({ SMTP_URL: 'http://user:hidden@host' })).not.toContain('hidden');
  });

  it('sends mails by SMTP_URL, from MAIL_FROM', () => {
    const url = 'smtps://u:p@mail.example.com';
    expect(read({ SMTP_URL: url, MAIL_FROM: 'lease@example.com', DEMO: 'false' }).mail).toEqual({
      kind: 'smtp',
      url,
      from: 'lease@example.com',
    });
    expect(refusal({ SMTP_URL: url, MAIL_FROM: 'nobody' })).toContain('MAIL_FROM');
  });

  it('takes the slash off the portal’s address', () => {
    expect(read({ PORTAL_URL: 'https://portal.example.com/' }).portalUrl).toBe('https://portal.example.com');
  });

  it('refuses a folder and a server together', () => {
    expect(refusal({ DATABASE_URL: 'postgres://u:p@h/db', DATA_DIR: 'data' })).toContain('DATA_DIR');
  });

  it('takes a clock in tests, and only an instant', () => {
    const clock = '2026-11-20T12:00:00Z';
    expect(read({ NODE_ENV: 'test', TEST_CLOCK: clock }).clockStart).toEqual(new Date(clock));
    expect(refusal({ NODE_ENV: 'test', TEST_CLOCK: 'noon' })).toContain('TEST_CLOCK');
  });
});
