import { cardNetworks } from '@portal/domain';
import type { CardProvider } from '../../src/methods/card-provider.ts';
import { createVault } from '../../src/sandbox/cards/card-vault.ts';
import { createSigner } from '../../src/sandbox/cards/signed.ts';
import { seededAt } from './store-template.ts';

const vault = createVault(createSigner('the secret of the tests'), { now: () => seededAt }, async () => {});

/** The sandbox as a card provider, called without its server. */
export const testCardProvider: CardProvider = {
  form: { PaylianceScriptUrl: 'https://cards.test/fields.js', networks: cardNetworks },
  async read(token, { receipt }) {
    const card = vault.find(token);
    if (card === null) return { status: 'unknown' };
    return vault.isVerified(token, receipt) ? { status: 'verified', card } : { status: 'unverified' };
  },
};

/** Returns what the card form submits for a test card that it has verified. */
export async function verifiedCard(id = 'visa', holder = 'Maria Alvarez') {
  const tokenized = vault.tokenize({ id, expiry: { month: 4, year: 2029 }, holder });
  if (tokenized.status !== 'tokenized') throw new Error(tokenized.reason);
  const decision = await vault.verify(tokenized.token);
  const verificationData =
    decision.status === 'verified' ? { receipt: decision.receipt, network: decision.network } : {};
  return { token: tokenized.token, verificationData, reVerificationCardId: null };
}
