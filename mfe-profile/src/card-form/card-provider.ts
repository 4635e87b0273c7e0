import { withinTime } from '@portal/platform';
import { boolean, is, nonempty, nullable, optional, record, string, type, unknown } from 'superstruct';

/** The global that the provider's script defines (docs/vendor-sandboxes.md, OP-30). */
export interface CardProvider {
  mount(options: Readonly<Record<string, unknown>>): CardFields;
}

/** The provider's frame in the page. What it answers is outside data: read it with the functions below. */
export interface CardFields {
  readonly ready: Promise<unknown>;
  validate(): Promise<unknown>;
  submit(): Promise<unknown>;
  verify(reason: string): Promise<unknown>;
  restyle?(appearance: unknown): Promise<unknown>;
  unmount(): void;
}

/** What the api needs to save a card. */
export interface VerifiedCard {
  readonly token: string;
  readonly verificationData: Readonly<Record<string, unknown>>;
}

/** The provider's own sentence for the customer (PROF-66, PROF-98); empty when it gave none. */
export class CardProviderError extends Error {
  override name = 'CardProviderError';
}

const validation = type({ valid: boolean() });
const token = nonempty(string());
const verification = type({
  verified: boolean(),
  verificationData: optional(record(string(), unknown())),
  message: optional(nullable(string())),
});

/**
 * Validates what is typed, turns it into a token and verifies the card with the reason `New card addition` (PROF-62,
 * PROF-63). Returns null when a field is wrong: the frame says which.
 *
 * @throws CardProviderError when the provider rejects the card, does not answer, or answers what was not agreed
 */
export async function tokenizeCard(fields: CardFields): Promise<VerifiedCard | null> {
  const checked = await answerOf(() => fields.validate());
  if (!is(checked, validation)) throw new CardProviderError('');
  if (!checked.valid) return null;
  const submitted = await answerOf(() => fields.submit());
  if (!is(submitted, token)) throw new CardProviderError('');
  const verified = await answerOf(() => fields.verify('New card addition'));
  if (!is(verified, verification)) throw new CardProviderError('');
  if (!verified.verified) throw new CardProviderError(verified.message ?? '');
  return { token: submitted, verificationData: verified.verificationData ?? {} };
}

/**
 * Waits until the provider's frame can be typed into.
 *
 * @throws CardProviderError when the provider says that it does not arrive, or nothing in time
 */
export async function fieldsReady(fields: CardFields): Promise<void> {
  await answerOf(() => fields.ready);
}

/** Most that an answer of the frame may take. A provider may end its own requests earlier, with its own sentence. */
const timeLimitMs = 60_000;

async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await withinTime(ask(), timeLimitMs, () => new CardProviderError(''));
  } catch (error) {
    throw new CardProviderError(providerMessage(error), { cause: error });
  }
}

/** What the browser throws at a fault in the provider's script, in words for developers. */
const faults = [TypeError, ReferenceError, RangeError, SyntaxError, DOMException];

/** Returns the customer’s sentence for what the provider threw, or an empty text. */
export function providerMessage(error: unknown): string {
  const isSentence = error instanceof Error && !faults.some((fault) => error instanceof fault);
  return isSentence ? error.message : '';
}
