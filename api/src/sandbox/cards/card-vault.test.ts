import { mayContainCardNumber } from '@portal/api-contract';
import { createSigner } from './signed.ts';
import { createVault, tokenLife } from './card-vault.ts';
import { testCards } from './test-cards.ts';

const secret = 'a secret of some length';
let now = new Date('2026-11-20T12:00:00Z');
const waited: number[] = [];
const vaultWith = (text = secret) =>
  createVault(createSigner(text), { now: () => now }, async (ms) => void waited.push(ms));
const vault = vaultWith();
const order = { expiry: { month: 4, year: 2029 }, holder: '  Maria   Alvarez ' };

function tokenOf(id: string): string {
  const tokenized = vault.tokenize({ id, ...order });
  if (tokenized.status !== 'tokenized') throw new Error(tokenized.reason);
  return tokenized.token;
}

describe('the sandbox’s card vault', () => {
  afterEach(() => {
    now = new Date('2026-11-20T12:00:00Z');
    waited.length = 0;
  });

  it('PROF-63: issues a token, verifies it and recognises both later, also in another process', async () => {
    const token = tokenOf('visa');
    const decision = await vault.verify(token);
    const receipt = decision.status === 'verified' ? decision.receipt : '';
    const other = vaultWith();
    expect(other.find(token)).toEqual({
      reference: expect.stringMatching(/^card_[a-p]{32}$/) as string,
      last4: '4242',
      month: 4,
      year: 2029,
      holder: 'Maria Alvarez',
      network: 'visa',
    });
    expect(other.isVerified(token, receipt)).toBe(true);
    expect(other.isVerified(tokenOf('visa'), receipt)).toBe(false);
    expect(other.isVerified(token, token)).toBe(false);
    expect(other.isVerified(token, undefined)).toBe(false);
  });

  it('API-41: tokens and receipts contain no card number, nor digits that could be one', async () => {
    for (const { id, number, outcome } of testCards) {
      if (outcome === 'expired') continue;
      const token = tokenOf(id);
      const said = JSON.stringify([vault.find(token), await vault.verify(token)]);
      const opened = Buffer.from(token.slice(4).split('.')[0] ?? '', 'base64url').toString();
      for (const text of [token, said, opened]) expect([text.includes(number), id]).toEqual([false, id]);
      expect(mayContainCardNumber(token)).toBe(false);
    }
  });

  it.each([
    ['declined', 'rejected.declined'],
    ['insufficient-funds', 'rejected.funds'],
    ['rejected', 'rejected.cvc'],
  ])('PROF-66: %s is rejected with the provider’s reason', async (id, reason) => {
    expect(await vault.verify(tokenOf(id))).toEqual({ status: 'rejected', reason });
  });

  it('PROF-66: an expired card and a card that is not a test card get no token', () => {
    const tokenize = (id: string) => vault.tokenize({ id, ...order });
    expect(tokenize('expired')).toEqual({ status: 'rejected', reason: 'expiry.past' });
    expect(tokenize('4111111111111111')).toEqual({
      status: 'rejected',
      reason: 'rejected.unknown',
    });
  });

  it('the slow card is verified after a while, and the silent one never', async () => {
    expect((await vault.verify(tokenOf('slow'))).status).toBe('verified');
    expect(waited).toEqual([4_000]);
    expect((await vault.verify(tokenOf('silent'))).status).toBe('undecided');
  });

  it('rejects a token that is expired, changed, foreign or malformed', async () => {
    const token = tokenOf('visa');
    now = new Date(now.getTime() + (tokenLife - 1) * 1000);
    expect(vault.find(token)).not.toBeNull();
    now = new Date(now.getTime() + 1000);
    expect(vault.find(token)).toBeNull();
    expect((await vault.verify(token)).status).toBe('rejected');
    now = new Date('2026-11-20T12:00:00Z');
    const [body = '', code = ''] = token.split('.');
    const changed = Buffer.from(Buffer.from(body.slice(4), 'base64url').toString().replace('4242', '0000'));
    for (const other of [
      '',
      'tok_',
      'tok_a.b',
      `tok_${changed.toString('base64url')}.${code}`,
      `${body}.${code.slice(1)}A`,
    ])
      expect(vault.find(other)).toBeNull();
    expect(vaultWith('another secret of length').find(token)).toBeNull();
  });
});
