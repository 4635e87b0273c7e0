import { listBanks, listCards } from '@portal/api-contract';
import { eq, sql } from 'drizzle-orm';
import { demoProcessor } from '../processor/demo-processor.ts';
import { assertDefined } from '../seed/assert-defined.ts';
import { banks, users } from '../store/schema.ts';
import { additionsByCustomer } from './addition-limit.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('payment methods', () => {
  let api: TestApi;
  let token: string;
  /** Account numbers that the processor has been given. */
  const given: string[] = [];
  beforeAll(async () => {
    const processor = demoProcessor(async () => {});
    api = await openTestApi({
      processor: {
        ...processor,
        storeBankAccount(numbers) {
          given.push(numbers.account);
          return processor.storeBankAccount(numbers);
        },
      },
    });
    token = await api.tokenOf('paige');
  });
  afterAll(() => api.close());

  const account = '000998877665';
  const good = { bank: ' Flint Valley Bank ', routing: '0610 0010 4', account: '0009-9887-7665' };
  const add = (body: object, by = token) => api.post('/api/v1/mobile/banks', body, { token: by });
  const banksOf = async (by = token) =>
    listBanks.read((await api.get('/api/v1/mobile/banks', { token: by })).envelope.data);
  const cardsOf = async (by = token) =>
    listCards.read((await api.get('/api/v1/mobile/cards', { token: by })).envelope.data);
  const remove = (kind: 'cards' | 'banks', id: string, by = token) =>
    api.post(`/api/v1/mobile/${kind}/${id}/delete`, undefined, { token: by });

  it('API-43, API-16: adding a bank account shows only the last four digits of its numbers', async () => {
    expect(await add(good)).toMatchObject({ status: 200, envelope: { status: true } });
    const { banks } = await banksOf();
    expect(banks).toHaveLength(2);
    expect(banks[1]).toMatchObject({
      bank: 'Flint Valley Bank',
      owner: 'Paige Lindqvist',
      routingLast4: '0104',
      last4: '7665',
    });
  });

  it('OP-101: rejects further additions after fifteen tries of one customer, and says how long to wait', async () => {
    const [busy, other] = [await api.tokenOf('ida'), await api.tokenOf('nora')];
    for (let index = 0; index < additionsByCustomer; index += 1) {
      // A number that is tried again is rejected, and counts.
      const { status } = await add({ ...good, account: `00077766${5500 + (index >> 1)}` }, busy);
      expect(status).toBe(index % 2 === 0 ? 200 : 422);
    }
    const last = { ...good, account: '000777669999' };
    const rejected = await add(last, busy);
    expect(rejected.status).toBe(429);
    expect(rejected.envelope.error).toMatch(/^Too many requests\. Please wait \d+ minutes and try again\.$/);
    const card = { token: 'tok_1', verificationData: {}, reVerificationCardId: null };
    expect((await api.post('/api/v1/mobile/cards', card, { token: busy })).status).toBe(429);
    expect((await add(last, other)).status).toBe(200);
  });

  it('API-16: the database has no complete account number', async () => {
    const { rows } = (await api.db.execute(sql`select * from banks`)) as unknown as { rows: unknown[] };
    const stored = JSON.stringify(rows);
    expect(stored).toContain('7665');
    expect(stored).not.toContain(account);
    expect(stored).not.toContain('061000104');
  });

  it('API-44: the same account is saved once, even when it is sent twice at the same moment', async () => {
    const other = { ...good, account: '000998877111' };
    const both = await Promise.all([add(other), add(other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await add(other)).envelope.error).toHaveProperty('account');
    expect((await banksOf()).banks).toHaveLength(3);
  });

  it('API-44: an account that is sent again, because its answer was lost, is not stored by the processor again', async () => {
    const lost = { ...good, account: '000998877222' };
    expect((await add(lost)).status).toBe(200);
    expect((await add(lost)).status).toBe(422);
    expect(given.filter((number) => number === lost.account)).toHaveLength(1);
    await remove('banks', (await banksOf()).banks.at(-1)?.id ?? '');
  });

  it('API-44: another account with the same last digits is saved too', async () => {
    const evan = await api.tokenOf('evan');
    const first = { ...good, account: '100000003333' };
    const second = { ...good, account: '200000003333' };
    expect((await add(first, evan)).status).toBe(200);
    expect((await add(second, evan)).status).toBe(200);
    const again = await add(second, evan);
    expect(again.envelope.error).toEqual({ account: ['This account is already saved.'] });
  });

  it('API-44: an account that can’t be told apart from a saved one is rejected with what to do', async () => {
    const evan = await api.tokenOf('evan');
    await add({ ...good, account: '100000004444' }, evan);
    const { id } = assertDefined((await banksOf(evan)).banks.at(-1));
    await api.db
      .update(banks)
      .set({ fingerprint: null })
      .where(eq(banks.id, Number(id)));
    const { status, envelope } = await add({ ...good, account: '200000004444' }, evan);
    expect([status, envelope.error]).toEqual([
      422,
      {
        account: [
          'An account with these last digits is already saved. To save another one, remove it first.',
        ],
      },
    ]);
  });

  it.each([
    [{ bank: ' ' }, ['bank']],
    [{ routing: '061000105' }, ['routing']],
    [{ account: '1234' }, ['account']],
    [{ account: '123456789012345678' }, ['account']],
    [{ routing: 'x', account: 'y' }, ['account', 'routing']],
    [{ bank: '', routing: '', account: '' }, ['account', 'bank', 'routing']],
  ])('API-44: %j is rejected with its wrong fields', async (wrong, fields) => {
    const { status, envelope } = await add({ ...good, ...wrong });
    expect(status).toBe(422);
    expect(Object.keys(envelope.error as object).sort()).toEqual(fields);
  });

  it('API-45, API-17: removing the default bank account also clears the default', async () => {
    const before = await banksOf();
    const [first, second] = before.banks;
    expect(before.defaultMethod).toEqual({ type: 'bank', id: first?.id });
    expect((await remove('banks', second?.id ?? '')).status).toBe(200);
    expect((await banksOf()).defaultMethod).toEqual({ type: 'bank', id: first?.id });
    expect((await remove('banks', first?.id ?? '')).status).toBe(200);
    const after = await banksOf();
    expect(after.defaultMethod).toBeNull();
    expect(after.banks.map(({ id }) => id)).toEqual([before.banks[2]?.id]);
  });

  it('API-17: an account that is made the default while it is being removed does not stay the default', async () => {
    const twin = await api.twin();
    for (let round = 0; round < 10; round += 1) {
      await add({ ...good, account: `00099887722${round}` });
      const id = (await banksOf()).banks.at(-1)?.id ?? '';
      const [removed] = await Promise.all([
        remove('banks', id),
        twin.post('/api/v1/mobile/customers/payments/default', { type: 'bank', id }, { token }),
        api.post('/api/v1/mobile/customers/payments/default', { type: 'bank', id }, { token }),
      ]);
      expect(removed.status).toBe(200);
      const [owner] = await api.db
        .select({ id: users.defaultMethodId })
        .from(users)
        .where(eq(users.email, 'paige@portal.test'));
      expect(owner?.id).not.toBe(Number(id));
    }
  });

  it('API-42: removing a card does not change a default of the other type', async () => {
    const dana = await api.tokenOf('dana');
    const { cards, defaultMethod } = await cardsOf(dana);
    expect((await remove('cards', cards[2]?.id ?? '', dana)).status).toBe(200);
    expect((await cardsOf(dana)).cards).toHaveLength(2);
    expect((await cardsOf(dana)).defaultMethod).toEqual(defaultMethod);
    expect((await remove('cards', cards[0]?.id ?? '', dana)).status).toBe(200);
    expect((await cardsOf(dana)).defaultMethod).toBeNull();
  });

  it('API-100: another customer’s id, an unknown id and an invalid id are answered alike', async () => {
    const others = (await cardsOf(await api.tokenOf('maria'))).cards[0]?.id ?? '';
    const answers = await Promise.all([others, '999999', 'x', '0'].map((id) => remove('cards', id)));
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({
        status: 404,
        envelope: { status: false, error: 'The card was not found.' },
      });
    }
  });

  it('API-100: an account with a scheduled payment can’t be removed, and the answer says why', async () => {
    const maria = await api.tokenOf('maria');
    const [drawn] = (await banksOf(maria)).banks;
    expect(await remove('banks', drawn?.id ?? '', maria)).toMatchObject({
      status: 409,
      envelope: {
        error: 'A payment with this method is scheduled for 01/11/2027. Remove it after that day.',
      },
    });
    expect((await banksOf(maria)).banks).toHaveLength(2);
  });
});
