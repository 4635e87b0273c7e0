// cspell:ignore código Elija contraseña nueva
import { forgotPassword, listBanks, loginCustomer } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { users } from '../store/schema.ts';
import en from './email-texts.en.json' with { type: 'json' };
import es from './email-texts.es.json' with { type: 'json' };

const spanish = { 'accept-language': 'es-US,es;q=0.9,en;q=0.8', 'x-brand': 'breeze' };

describe('the language of emails', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  beforeEach(() => api.db.update(users).set({ language: null, brand: null }));
  afterAll(() => api.close());

  const latest = async (name: string) => (await api.emailsOf(name))[0];
  const languageOf = async (name: string) => {
    const ofName = eq(users.email, `${name}@portal.test`);
    return (
      await api.db.select({ language: users.language, brand: users.brand }).from(users).where(ofName)
    )[0];
  };

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-US,en;q=0.9', 'en'],
    ['en;q=0.5, es;q=0.8', 'es'],
    ['fr, es;q=0.1', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', null],
    ['*', null],
    ['', null],
    ['es;q=soon', null],
    ['ES', 'es'],
  ])('OP-95: is that of the customer’s last request: Accept-Language %j is %s', async (header, language) => {
    const token = await api.tokenOf('maria');
    await api.get(listBanks.path, { token, headers: { 'accept-language': header } });
    expect(await languageOf('maria')).toEqual({ language, brand: null });
  });

  it('OP-95: is of signing in too, before any other request', async () => {
    const credentials = { email: 'vito@portal.test', password: 'Portal!demo1' };
    expect((await api.post(loginCustomer.path, credentials, { headers: spanish })).status).toBe(449);
    expect(await latest('vito')).toMatchObject({ subject: 'Su código' });
  });

  it('OP-95: is that of whoever asks for a new password, whose link leads to the brand that they see', async () => {
    await api.post(forgotPassword.path, { email: 'maria@portal.test' }, { headers: spanish });
    const email = await latest('maria');
    expect(email?.subject).toBe('Elija una contraseña nueva');
    expect(email?.body).toMatch(/^https:\/\/breeze\.test\/#\/auth\/reset\?/m);
    expect(email?.body).toContain('\nBreeze Leasing\n');
    await api.post(forgotPassword.path, { email: 'evan@portal.test' }, { headers: { 'x-brand': 'unknown' } });
    expect((await latest('evan'))?.body).toMatch(/^https:\/\/portal\.test\/#\/auth\/reset\?/m);
  });

  it('lead to the brand that a renamed header names', async () => {
    const renamed = await openTestApi({ brandHeader: 'X-Company' });
    const ask = (email: string, headers: Readonly<Record<string, string>>) =>
      renamed.post(forgotPassword.path, { email }, { headers });
    await ask('maria@portal.test', { 'x-company': 'breeze', 'x-brand': 'fernway' });
    expect((await renamed.emailsOf('maria'))[0]?.body).toMatch(/^https:\/\/breeze\.test\//m);
    await ask('evan@portal.test', { 'x-brand': 'breeze' });
    expect((await renamed.emailsOf('evan'))[0]?.body).toMatch(/^https:\/\/portal\.test\//m);
    await renamed.close();
  });

  it.each(Object.keys(en))('OP-95: %s has the same values in each language', (key) => {
    const valuesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
    expect(valuesOf(es[key as keyof typeof es])).toEqual(valuesOf(en[key as keyof typeof en]));
  });
});
