import {
  array,
  enums,
  is,
  integer,
  literal,
  min,
  object,
  optional,
  pattern,
  string,
  type,
  union,
  type Infer,
} from 'superstruct';
import type { Charge, ChargeState, Processor } from './processor.ts';

/** Where a payment processor is, and what proves to it that the api asks. */
export interface ProcessorSettings {
  /** Without a slash at its end. */
  readonly url: string;
  /** Sent as bearer; the processor's events are signed with it. */
  readonly secret: string;
}

const reference = pattern(string(), /^\S{1,200}$/);
const amounts = { key: string(), amount: integer(), currency: literal('USD') };
const madeRefund = type({
  key: pattern(string(), /^[\w.:-]{1,200}$/),
  type: enums(['refund', 'chargeback']),
  amount: min(integer(), 1),
  at: integer(),
  wonAt: optional(integer()),
});
const taken = { ...amounts, reference, refunds: optional(array(madeRefund)) };
const chargeAnswer = union([
  type({ ...taken, status: literal('succeeded') }),
  type({ ...taken, status: literal('submitted') }),
  type({ ...taken, status: literal('settled') }),
  type({ ...taken, status: literal('returned'), code: pattern(string(), /^R\d{2}$/) }),
  type({ ...amounts, status: literal('declined'), reason: string() }),
  type({ ...amounts, status: literal('processing') }),
  type({ key: string(), amount: optional(integer()), status: literal('voided') }),
]);
type ChargeAnswer = Infer<typeof chargeAnswer>;

const refundAnswer = union([
  type({ key: string(), amount: integer(), status: enums(['succeeded', 'processing']) }),
  type({ key: string(), amount: integer(), status: literal('declined'), reason: string() }),
]);

const listAnswer = object({ charges: array(type({ key: string(), amount: integer(), at: integer() })) });

const accountAnswer = object({ reference });

/** A processor's answer that says nothing reliable: whatever was asked for may have happened. */
export class ProcessorError extends Error {
  override readonly name = 'ProcessorError';
}

/** Milliseconds; less than the claim of a payment. */
const timeLimit = 10_000;

/** Characters. */
const longestAnswer = 16_384;
const longestList = 50_000_000;

/**
 * A payment processor on another server (docs/vendor-sandboxes.md). An answer of another shape, or about another
 * amount, counts as none.
 */
export function remoteProcessor(
  { url, secret }: ProcessorSettings,
  { timeoutMs = timeLimit }: { readonly timeoutMs?: number } = {},
): Processor {
  const ask = async (method: 'GET' | 'POST', path: string, body?: object, longest = longestAnswer) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    return { status: answer.status, json: text.length > longest ? undefined : parsed(text) };
  };
  const read = (json: unknown, key: string): ChargeAnswer => {
    if (!is(json, chargeAnswer) || json.key !== key) {
      throw new ProcessorError('The answer does not have the agreed shape.');
    }
    return json;
  };
  return {
    async charge({ key, amountCents, currency, method }: Charge) {
      const body = { key, amount: amountCents, currency, method };
      const { status, json } = await ask('POST', '/v1/charges', body);
      if (status !== 200) throw new ProcessorError(`A charge was answered ${status}.`);
      const answer = read(json, key);
      if (answer.amount !== undefined && answer.amount !== amountCents) {
        throw new ProcessorError('The answer is about another amount.');
      }
      return stateOf(answer);
    },
    async find({ key, amountCents }) {
      const { status, json } = await ask('GET', `/v1/charges/${encodeURIComponent(key)}`);
      if (status === 404) return null;
      if (status !== 200) throw new ProcessorError(`A look-up was answered ${status}.`);
      const answer = read(json, key);
      if (answer.amount !== undefined && answer.amount !== amountCents) {
        throw new ProcessorError('The answer is about another amount.');
      }
      return stateOf(answer);
    },
    async list(from, to) {
      const range = `from=${from.getTime()}&to=${to.getTime()}`;
      const { status, json } = await ask('GET', `/v1/charges?${range}`, undefined, longestList);
      if (status !== 200 || !is(json, listAnswer)) throw new ProcessorError(`A list was answered ${status}.`);
      return json.charges.map((listed) => ({
        key: listed.key,
        amountCents: listed.amount,
        at: new Date(listed.at),
        state: stateOf(read(listed, listed.key)),
      }));
    },
    async void(key) {
      const { status, json } = await ask('POST', `/v1/charges/${encodeURIComponent(key)}/void`, {});
      if (status !== 200 || read(json, key).status !== 'voided') {
        throw new ProcessorError(`A void was answered ${status}.`);
      }
    },
    async refund({ key, chargeKey, amountCents }) {
      const path = `/v1/charges/${encodeURIComponent(chargeKey)}/refunds`;
      const { status, json } = await ask('POST', path, { key, amount: amountCents });
      if (status !== 200 || !is(json, refundAnswer) || json.key !== key || json.amount !== amountCents) {
        throw new ProcessorError(`A refund was answered ${status}.`);
      }
      return json.status === 'declined'
        ? { status: json.status, reason: json.reason }
        : { status: json.status };
    },
    async storeBankAccount(numbers) {
      const { status, json } = await ask('POST', '/v1/accounts', numbers);
      if (status !== 200 || !is(json, accountAnswer)) {
        throw new ProcessorError(`An account was answered ${status}.`);
      }
      return json.reference;
    },
  };
}

function stateOf(answer: ChargeAnswer): ChargeState {
  switch (answer.status) {
    case 'succeeded':
    case 'submitted':
    case 'settled':
      return { status: answer.status, ...takenOf(answer) };
    case 'returned':
      return { status: 'returned', code: answer.code, ...takenOf(answer) };
    case 'declined':
      return { status: 'declined', reason: answer.reason };
    case 'processing':
    case 'voided':
      return { status: answer.status };
  }
}

const takenOf = ({ reference: name, refunds = [] }: Extract<ChargeAnswer, { reference: string }>) => ({
  reference: name,
  refunds: refunds.map(({ key, type: of, amount, at, wonAt }) => ({
    key,
    type: of,
    amountCents: amount,
    at: new Date(at),
    ...(wonAt === undefined ? {} : { wonAt: new Date(wonAt) }),
  })),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
