import crypto from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { pins } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { storeType } from '../../test/support/test-store.ts';
import { emailPinKeepingTries, pinTries, verifyPin } from './pins.ts';

const subject = 'leases:1:1';
const recipient = 'nora@portal.test';

describe('PINs', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const sendPin = (db: Db) =>
    emailPinKeepingTries(db, { email: recipient, language: null, brand: null }, subject, seededAt);
  const entered = { subject, pin: 'wrong', recipient, address: '192.0.2.1', owner: null };
  const guess = (db: Db) => verifyPin(db, entered, seededAt);

  /** Resolves when a transaction waits for another; the embedded database keeps it from beginning. */
  async function somebodyWaits(): Promise<void> {
    const waits = async () => {
      const { rows } = (await api.db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) as unknown as { rows: unknown[] };
      return rows.length > 0;
    };
    while (storeType === 'server' && !(await waits())) await new Promise(setImmediate);
  }

  it('API-60: a PIN requested while another is being created shares its tries', async () => {
    let second = Promise.resolve();
    await api.db.transaction(async (first) => {
      await sendPin(first);
      for (let tries = 1; tries < pinTries; tries += 1)
        await expect(guess(first)).rejects.toMatchObject({ status: 400 });
      await expect(guess(first)).rejects.toMatchObject({ status: 406 });
      second = api.db.transaction(sendPin);
      await somebodyWaits();
    });
    await second;
    const subjects = (await api.emailsOf('nora')).map((email) => email.subject);
    expect(subjects.filter((text) => text === 'Your code')).toHaveLength(1);
    await expect(guess(api.db)).rejects.toMatchObject({ status: 406 });
  });

  it('API-27: a PIN is made by the operating system’s random numbers, and stored as argon2id', async () => {
    const random = jest.spyOn(crypto, 'randomInt') as unknown as jest.SpyInstance<number, [number]>;
    random.mockReturnValue(420);
    await sendPin(api.db);
    expect(random.mock.calls).toEqual([[100_000]]);
    random.mockRestore();
    expect((await api.emailsOf('nora'))[0]?.body).toContain('Your code is 00420.');
    const [{ hash } = {}] = await api.db.select({ hash: pins.pinHash }).from(pins);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await verifyPin(api.db, { ...entered, pin: '00420' }, seededAt);
  });
});
