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
  type Struct,
} from 'superstruct';
import { ProcessorError } from './processor-error.ts';
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
const refunds = optional(array(madeRefund));
const taken = { ...amounts, reference, refunds };
const chargeAnswer = union([
  type({ ...taken, status: literal('succeeded') }),
  type({ ...taken, status: literal('submitted') }),
  type({ ...taken, status: literal('settled') }),
  type({ ...taken, status: literal('returned'), code: pattern(string(), /^R\d{2}$/) }),
  type({ ...amounts, status: literal('declined'), reason: string() }),
  type({ ...amounts, status: literal('processing') }),
  type({ key: string(), amount: optional(integer()), refunds, status: literal('voided') }),
]);
type ChargeAnswer = Infer<typeof chargeAnswer>;

const refundAnswer = union([
  type({ key: string(), amount: integer(), status: enums(['succeeded', 'processing']) }),
  type({ key: string(), amount: integer(), status: literal('declined'), reason: string() }),
]);

const listAnswer = object({ charges: array(type({ key: string(), amount: integer(), at: integer() })) });

const accountAnswer = object({ reference });

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
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: limit,
      });
      const text = await answer.text();
      return { status: answer.status, json: text.length > longest ? undefined : parsed(text) };
    } catch (cause) {
      throw new ProcessorError(limit.aborted ? 'too late' : 'no connection', { cause });
    }
  };
  return {
    async charge({ amountCents, ...named }: Charge) {
      const { key } = named;
      const body = { ...named, amount: amountCents };
      return stateOf(ofAmount(chargeIn(await ask('POST', '/v1/charges', body), key), amountCents));
    },
    async find({ key, amountCents }) {
      const answer = await ask('GET', `/v1/charges/${encodeURIComponent(key)}`);
      return answer.status === 404 ? null : stateOf(ofAmount(chargeIn(answer, key), amountCents));
    },
    async list(from, to) {
      const range = `from=${from.getTime()}&to=${to.getTime()}`;
      const answer = await ask('GET', `/v1/charges?${range}`, undefined, longestList);
      return shaped(answer, listAnswer).charges.map((listed) => ({
        key: listed.key,
        amountCents: listed.amount,
        at: new Date(listed.at),
        state: stateOf(chargeIn({ status: 200, json: listed }, listed.key)),
      }));
    },
    async void(key) {
      const answer = await ask('POST', `/v1/charges/${encodeURIComponent(key)}/void`, {});
      if (chargeIn(answer, key).status !== 'voided') throw new ProcessorError('shape');
    },
    async refund({ key, chargeKey, amountCents }) {
      const path = `/v1/charges/${encodeURIComponent(chargeKey)}/refunds`;
      const refund = shaped(await ask('POST', path, { key, amount: amountCents }), refundAnswer);
      if (refund.key !== key) throw new ProcessorError('shape');
      ofAmount(refund, amountCents);
      return refund.status === 'declined'
        ? { status: refund.status, reason: refund.reason }
        : { status: refund.status };
    },
    async storeBankAccount(numbers) {
      const answer = await ask('POST', '/v1/accounts', numbers);
      if (answer.status === 422) return { status: 'rejected' };
      return { status: 'stored', reference: shaped(answer, accountAnswer).reference };
    },
  };
}

interface Answer {
  readonly status: number;
  /** Undefined when it is too long or not JSON. */
  readonly json: unknown;
}

/** @throws ProcessorError for an answer of another status or shape */
function shaped<Value, Schema>({ status, json }: Answer, shape: Struct<Value, Schema>): Value {
  if (status !== 200) throw new ProcessorError(`status ${status}`);
  if (!is(json, shape)) throw new ProcessorError('shape');
  return json;
}

/** @throws ProcessorError for an answer of another status or shape, or about another charge */
function chargeIn(answer: Answer, key: string): ChargeAnswer {
  const charge = shaped(answer, chargeAnswer);
  if (charge.key !== key) throw new ProcessorError('shape');
  return charge;
}

/** @throws ProcessorError for an answer about another amount */
function ofAmount<Told extends { readonly amount?: number | undefined }>(
  answer: Told,
  amountCents: number,
): Told {
  if (answer.amount !== undefined && answer.amount !== amountCents) throw new ProcessorError('other amount');
  return answer;
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
      return { status: 'processing' };
    case 'voided':
      return { status: 'voided', refunds: refundsIn(answer) };
  }
}

const takenOf = (answer: Extract<ChargeAnswer, { reference: string }>) => ({
  reference: answer.reference,
  refunds: refundsIn(answer),
});

const refundsIn = ({ refunds: made = [] }: { readonly refunds?: Infer<typeof refunds> }) =>
  made.map(({ key, type: of, amount, at, wonAt }) => ({
    key,
    type: of,
    amountCents: amount,
    at: new Date(at),
    ...(wonAt === undefined ? {} : { wonAt: new Date(wonAt) }),
  }));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
