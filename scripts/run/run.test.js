import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bugsNamed } from '../commands/planted-bugs.mjs';
import { readPorts } from './ports.mjs';
import { startEnvironment } from './settings.mjs';
import { closingLine, countsOfReport } from './test-counts.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-scripts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readPorts', () => {
  const portIn = (env) => readPorts({ port: ['PORT', 4000] }, env).port;

  it.each([{}, { PORT: '' }, { PORT: ' ' }])('takes the default for %j', (env) => {
    expect(portIn(env)).toBe(4000);
  });

  it.each(['1', '65535'])('takes %s', (text) => {
    expect(portIn({ PORT: text })).toBe(Number(text));
  });

  it.each(['0', '65536', '-1', '4000.5', '4e3', 'http'])('rejects "%s" by name and range', (text) => {
    expect(() => portIn({ PORT: text })).toThrow(
      `PORT must be a whole number from 1 to 65535, not "${text}".`,
    );
  });
});

describe('bugsNamed', () => {
  it('takes all planted bugs, or those that are named, and rejects a name that none has', () => {
    expect(bugsNamed([])).toContain('strangers-pay');
    expect(bugsNamed(['strangers-pay'])).toEqual(['strangers-pay']);
    expect(() => bugsNamed(['strangers-pay', 'strangers-play'])).toThrow(
      'There is no planted bug "strangers-play": it must be one of amount-is-rounded, ',
    );
  });
});

describe('startEnvironment', () => {
  it('rejects one port for both servers', () => {
    const sentence = 'API_PORT must be another port than PORT, which is 4001 too.';
    expect(() => startEnvironment({ PORT: '4001' })).toThrow(sentence);
  });

  it('rejects a port of the sandbox that another server has', () => {
    const sentence = (other) => `SANDBOX_PORT must be another port than ${other}, which is 4002 too.`;
    expect(() => startEnvironment({ PORT: '4002' })).toThrow(sentence('PORT'));
    expect(() => startEnvironment({ API_PORT: '4002' })).toThrow(sentence('API_PORT'));
  });

  it('uses the chat of the sandbox in the demo, unless another is named', () => {
    const chatOf = (env) => startEnvironment(env).env.CHAT_SCRIPT_URL;
    expect(chatOf({ SANDBOX_PORT: '5002' })).toBe('http://localhost:5002/chat/widget.js');
    expect(chatOf({ SANDBOX_URL: 'https://vendors.example' })).toBe('https://vendors.example/chat/widget.js');
    expect(chatOf({ CHAT_SCRIPT_URL: 'https://chat.example/w.js' })).toBe('https://chat.example/w.js');
    expect(chatOf({ DEMO: 'false' })).toBeUndefined();
    expect(startEnvironment({ DEMO: '0' }).sandboxPort).toBeNull();
  });

  it('uses the card form of the sandbox in the demo, unless a card provider is named', () => {
    const cardsOf = (env) => startEnvironment(env).env.CARD_SCRIPT_URL;
    expect(cardsOf({ SANDBOX_PORT: '5002' })).toBe('http://localhost:5002/cards/fields.js');
    expect(cardsOf({ CARD_PROVIDER_URL: 'https://cards.example' })).toBeUndefined();
    expect(cardsOf({ DEMO: 'false' })).toBeUndefined();
  });

  it('lets the links in emails lead to the site that it starts, unless another address is named', () => {
    expect(startEnvironment({ PORT: '5000' }).env.PORTAL_URL).toBe('http://localhost:5000');
    expect(startEnvironment({ PORTAL_URL: 'https://portal.example' }).env.PORTAL_URL).toBe(
      'https://portal.example',
    );
    const brandsOf = (env) => startEnvironment(env).env.BRAND_URLS;
    expect(brandsOf({ PORT: '5000' })).toBe('breeze=http://demo.breeze.localhost:5000');
    expect(brandsOf({ BRAND_SECOND_SUFFIX: '.two.test' })).toBe('breeze=http://demo.two.test:4000');
    expect(brandsOf({ PORTAL_URL: 'https://portal.example' })).toBeUndefined();
    expect(brandsOf({ BRAND_URLS: 'breeze=https://b.example' })).toBe('breeze=https://b.example');
  });

  it('says where the site answers: at the address that it listens on', () => {
    const urlOf = (HOST) => startEnvironment({ HOST }).siteUrl;
    expect(['', '0.0.0.0', '192.0.2.7', '::1'].map(urlOf)).toEqual([
      'http://localhost:4000',
      'http://localhost:4000',
      'http://192.0.2.7:4000',
      'http://[::1]:4000',
    ]);
    expect(startEnvironment({ HOST: '192.0.2.7' }).env.PORTAL_URL).toBe('http://192.0.2.7:4000');
  });

  it('has the reminder of the demo sent at any hour, and of the others at theirs', () => {
    expect(startEnvironment({}).env.REMINDER_HOUR).toBe('0');
    expect(startEnvironment({ REMINDER_HOUR: '9' }).env.REMINDER_HOUR).toBe('9');
    expect(startEnvironment({ DEMO: '0' }).env.REMINDER_HOUR).toBeUndefined();
  });

  it('takes an empty variable as absent for both servers', () => {
    expect(startEnvironment({ DEMO: '', HOST: ' ' }).env).toEqual(startEnvironment({}).env);
  });

  it('points the site to the api that is started with it, whatever API_URL says', () => {
    expect(startEnvironment({ API_URL: 'x', HOST: '::1' }).env).toMatchObject({
      API_URL: 'http://[::1]:4001',
    });
    expect(startEnvironment({ API_PORT: '5001' }).apiUrl).toBe('http://localhost:5001');
  });
});

describe('the closing line', () => {
  const report = (name, content) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };

  it('sums what jest and Playwright counted', () => {
    const jest = report('jest.json', {
      numPassedTests: 500,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
    });
    const playwright = report('playwright.json', {
      stats: { expected: 12, unexpected: 3, flaky: 1, skipped: 9 },
      errors: [{}],
    });
    expect(closingLine([countsOfReport(jest), countsOfReport(playwright)])).toBe('512 passed, 8 failed');
  });

  it('has no counts without a report', () => {
    expect(countsOfReport(join(folder, 'none.json'))).toBeNull();
  });
});
