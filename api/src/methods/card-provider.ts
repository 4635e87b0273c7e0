import { mayContainCardNumber } from '@portal/api-contract';
import { cardNetworks } from '@portal/domain';
import {
  boolean,
  enums,
  integer,
  is,
  max,
  min,
  pattern,
  refine,
  string,
  type,
  type Infer,
} from 'superstruct';
import { Failure } from '../server/failure.ts';
import type { CardProviderSettings } from '../settings/vendor-settings.ts';

/** What the provider says about a card; nothing of it can be used to pay elsewhere. */
const providedCard = type({
  /** By which the payment processor knows the card. */
  reference: refine(
    string(),
    'reference',
    (text) => text !== '' && text.length <= 200 && !mayContainCardNumber(text),
  ),
  last4: pattern(string(), /^\d{4}$/),
  month: max(min(integer(), 1), 12),
  year: max(min(integer(), 2000), 2199),
  holder: refine(string(), 'holder', (text) => text.trim() !== '' && text.length <= 100),
  network: enums(cardNetworks),
});
export type ProvidedCard = Infer<typeof providedCard>;

const lookup = type({ card: providedCard, verified: boolean() });

/** What the provider says about a token of the card form. */
export type TokenReading =
  | { readonly status: 'verified'; readonly card: ProvidedCard }
  | { readonly status: 'unverified' }
  /** The token is not the provider's, or too old. */
  | { readonly status: 'unknown' };

/** The company that keeps the cards: the page shows its form, and the api gets only a token from that form. */
export interface CardProvider {
  /** Options with which the page loads and mounts the form. */
  readonly form: { readonly PaylianceScriptUrl: string } & Readonly<Record<string, unknown>>;
  /** @throws Failure 503 when the provider does not answer, 502 when the answer can't be read */
  read(token: string, verificationData: Readonly<Record<string, unknown>>): Promise<TokenReading>;
}

/** Milliseconds, because the customer waits for it. */
const timeLimit = 10_000;

/** Characters. */
const longestAnswer = 16_384;

/**
 * A card provider on another server: `POST /v1/cards/lookup` with the secret as bearer (docs/vendor-sandboxes.md).
 *
 * @param note logs why there is no answer; it never gets anything about the card
 */
export function remoteProvider(
  { url, scriptUrl, secret }: CardProviderSettings,
  note: (why: string) => void,
  { timeoutMs = timeLimit }: { readonly timeoutMs?: number } = {},
): CardProvider {
  const unreachable = (why: string) => {
    note(why);
    return new Failure(503, 'Cards can’t be saved right now. Please try again later.');
  };
  const unreadable = (why: string) => {
    note(why);
    return new Failure(502, 'The card could not be saved. Please try again later.');
  };
  const ask = async (body: object): Promise<{ status: number; text: string }> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(`${url}/v1/cards/lookup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: limit,
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      throw unreachable(limit.aborted ? 'too late' : 'no connection');
    }
  };
  return {
    form: { PaylianceScriptUrl: scriptUrl, networks: cardNetworks },
    async read(token, verificationData) {
      const { status, text } = await ask({ token, verificationData });
      if (status === 404) return { status: 'unknown' };
      if (status === 429 || status >= 500) throw unreachable(`status ${status}`);
      if (status !== 200) throw unreadable(`status ${status}`);
      const answer = parsed(text);
      if (!is(answer, lookup)) throw unreadable('not the agreed shape');
      return answer.verified ? { status: 'verified', card: answer.card } : { status: 'unverified' };
    },
  };
}

function parsed(text: string): unknown {
  if (text.length > longestAnswer) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
