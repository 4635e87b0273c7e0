import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCards } from '@portal/api-contract';
import { eq, sql } from 'drizzle-orm';
import { cards, payments, users } from '../store/schema.ts';
import { capturedLogFolder } from '../../test/support/captured-logs.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testCardProvider, verifiedCard } from '../../test/support/test-cards.ts';

const path = '/api/v1/mobile/cards';

describe('saving a card', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('nora');
  });
  afterAll(() => api.close());

  const save = (body: object, by = token) => api.post(path, body, { token: by });
  const saved = async (by = token) => listCards.read((await api.get(path, { token: by })).envelope.data);

  it('API-40: answers the script of the card form and its options', async () => {
    const { status, envelope } = await api.get(`${path}/payliance/iframe/config`, { token });
    expect([status, envelope.data]).toEqual([200, testCardProvider.form]);
  });

  it('API-41, API-14: saves the card of a token under the provider payliance', async () => {
    expect(await save(await verifiedCard('amex', 'Nora de la Cruz'))).toMatchObject({
      status: 200,
      envelope: { status: true, data: { id: expect.any(Number) as number } },
    });
    expect((await saved()).cards).toMatchObject([
      {
        heldByProvider: true,
        last4: '0005',
        expires: { month: 4, year: 2029 },
        holder: 'Nora de la Cruz',
        network: 'amex',
      },
    ]);
  });

  it('API-41: a holder’s name of one word stays one word', async () => {
    const paige = await api.tokenOf('paige');
    await save(await verifiedCard('jcb', 'Cher'), paige);
    expect((await saved(paige)).cards.at(-1)?.holder).toBe('Cher');
  });

  it('API-41: a token saves one card, even when it is sent at the same moment or by somebody else', async () => {
    const addition = await verifiedCard('mastercard');
    const before = (await saved()).cards.length;
    const answers = [...(await Promise.all([save(addition), save(addition)])), await save(addition)];
    const { cards: after } = await saved();
    expect(after).toHaveLength(before + 1);
    // The customer learns each time that it is saved, because the first answer may have been lost.
    const answer = { status: 200, envelope: { data: { id: Number(after.at(-1)?.id) } } };
    expect(answers).toMatchObject([answer, answer, answer]);
    const used = { status: 422, envelope: { error: { token: ['This card is already saved.'] } } };
    expect(await save(addition, await api.tokenOf('maria'))).toMatchObject(used);
    const [first] = after;
    expect(await save({ ...addition, reVerificationCardId: first?.id })).toMatchObject(used);
    await api.post(`${path}/${after.at(-1)?.id}/delete`, {}, { token });
    expect(await save(addition)).toMatchObject(used);
    expect((await saved()).cards).toHaveLength(before);
  });

  it('API-41: only a hash of the token is stored', async () => {
    const addition = await verifiedCard('discover');
    await save(addition);
    expect(await everyRow(api)).not.toContain(addition.token);
  });

  it.each(['declined', 'rejected', 'insufficient-funds'])(
    'API-41: a token whose verification failed is rejected: %s',
    async (id) => {
      expect(await save(await verifiedCard(id))).toMatchObject({
        status: 422,
        envelope: { error: { verificationData: ['This card has not been verified.'] } },
      });
    },
  );

  it('API-41: the receipt of another card is rejected', async () => {
    const [{ token: first }, { verificationData }] = [await verifiedCard('visa'), await verifiedCard('visa')];
    const mixed = { token: first, verificationData, reVerificationCardId: null };
    expect((await save(mixed)).envelope.error).toHaveProperty('verificationData');
  });

  it('API-41: an unknown token is rejected', async () => {
    const answer = await save({ ...(await verifiedCard()), token: 'tok_none' });
    expect(answer).toMatchObject({
      status: 422,
      envelope: { error: { token: ['The card form has expired. Enter the card again.'] } },
    });
  });

  it('API-41, API-17: verifying an old card again keeps its id and its place as the default', async () => {
    const evan = await api.tokenOf('evan');
    const user = (await api.db.select().from(users).where(eq(users.email, 'evan@portal.test')))[0];
    const [old] = await api.db
      .insert(cards)
      .values({
        userId: user?.id ?? 0,
        provider: 'elsewhere',
        network: 'visa',
        last4: '1881',
        expiryMonth: 1,
        expiryYear: 2026,
        holderFirst: 'Evan',
        holderLast: 'Brooks',
        spelling: 'long',
        createdAt: new Date('2025-01-01T00:00:00Z'),
      })
      .returning();
    if (!user || !old) throw new Error('Evan lacks what is needed.');
    await api.db
      .update(users)
      .set({ defaultMethodType: 'card', defaultMethodId: old.id })
      .where(eq(users.id, user.id));
    const before = await saved(evan);
    const addition = { ...(await verifiedCard('unionpay', 'Evan Brooks')), reVerificationCardId: old.id };
    expect((await save(addition, evan)).envelope.data).toEqual({ id: old.id });
    const after = await saved(evan);
    expect(after.defaultMethod).toEqual({ type: 'card', id: String(old.id) });
    expect(after.cards.map(({ id }) => id)).toEqual(before.cards.map(({ id }) => id));
    expect(after.cards.find(({ id }) => id === String(old.id))).toMatchObject({
      heldByProvider: true,
      last4: '0005',
      network: 'unionpay',
      expires: { month: 4, year: 2029 },
    });
  });

  it('API-41: payments scheduled on the old card are drawn from the new one', async () => {
    const maria = await api.tokenOf('maria');
    const [old] = (await saved(maria)).cards;
    const [waiting] = await api.db.select().from(payments).where(eq(payments.status, 'scheduled')).limit(1);
    const id = Number(old?.id);
    await api.db
      .update(payments)
      .set({ methodType: 'card', methodId: id, methodLast4: old?.last4 ?? '' })
      .where(eq(payments.id, waiting?.id ?? 0));
    const addition = await verifiedCard('jcb');
    await save({ ...addition, reVerificationCardId: id }, maria);
    const [now] = await api.db
      .select()
      .from(payments)
      .where(eq(payments.id, waiting?.id ?? 0));
    const reading = await testCardProvider.read(addition.token, addition.verificationData);
    const reference = reading.status === 'verified' ? reading.card.reference : null;
    expect(now).toMatchObject({ methodId: id, methodLast4: '0505', methodReference: reference });
    // And so is what is paid with it later.
    const [card] = await api.db.select().from(cards).where(eq(cards.id, id));
    expect(card?.processorReference).toBe(reference);
  });

  it('API-100: another customer’s card, an unknown id and an invalid id are answered alike', async () => {
    const others = (await saved(await api.tokenOf('maria'))).cards[0]?.id ?? '';
    const addition = await verifiedCard();
    const answers = [];
    for (const id of [others, '999999', 'x', '0'])
      answers.push(await save({ ...addition, reVerificationCardId: id }));
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
      expect(answer).toMatchObject({ status: 404, envelope: { error: 'The card was not found.' } });
    }
    // None of it has used the token up.
    expect((await save(addition)).status).toBe(200);
  });

  it('API-41: answers 503 when no card provider is set up', async () => {
    const bare = await openTestApi({ cardProvider: null });
    try {
      const nora = { token: await bare.tokenOf('nora') };
      expect((await bare.get(`${path}/payliance/iframe/config`, nora)).status).toBe(503);
      expect((await bare.post(path, await verifiedCard(), nora)).status).toBe(503);
    } finally {
      await bare.close();
    }
  });

  describe('a card number', () => {
    const numbers = [
      '424242424242',
      '4242424242424242',
      '4242 4242 4242 4242',
      '3782-822463-10005',
      '6200000000000000005',
    ];

    it.each(numbers)(
      'API-41: %s is rejected wherever it is sent, and appears in no log and no row',
      async (number) => {
        const good = await verifiedCard();
        const sent = [
          { ...good, token: number },
          { ...good, token: `tok_${number}_x` },
          { ...good, verificationData: { ...good.verificationData, number } },
          { ...good, verificationData: { [number]: true } },
          { ...good, verificationData: { deep: { est: number.split(/[ -]/) } } },
          { ...good, verificationData: { number: Number(number.replaceAll(/\D/g, '')) } },
        ];
        for (const body of sent) {
          const { status, envelope } = await save(body);
          expect([status, JSON.stringify(envelope)]).toEqual([422, expect.not.stringContaining(number)]);
          expect(JSON.stringify(envelope.error)).toContain('card number');
        }
        // Besides the known fields it is ignored, and not stored either.
        await save({ ...good, number, cvc: '123', token: `${good.token}x` });
        const digits = number.replaceAll(/\D/g, '');
        for (const text of [await everyRow(api), everythingLogged()]) {
          expect([number, text.includes(number), text.includes(digits)]).toEqual([number, false, false]);
        }
      },
    );
  });
});

/** Everything that the servers of this run have logged so far. */
function everythingLogged(): string {
  const logs = readdirSync(capturedLogFolder()).filter((file) => file.endsWith('.log'));
  return logs.map((file) => readFileSync(join(capturedLogFolder(), file), 'utf8')).join('\n');
}

/** Everything in the store, as text. */
async function everyRow({ db }: TestApi): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`),
  );
  const texts = [];
  for (const { name } of tables) {
    const found = db.execute(sql`select t::text from ${sql.identifier(name)} t`);
    texts.push(...(await rowsOf<{ text: string }>(found)).map(({ text }) => text));
  }
  return texts.join('\n');
}

/** Both drivers return an object with the rows in it. */
async function rowsOf<Row>(result: PromiseLike<unknown>): Promise<readonly Row[]> {
  return ((await result) as { readonly rows: readonly Row[] }).rows;
}
