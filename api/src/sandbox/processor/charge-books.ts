import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  assign,
  defaulted,
  enums,
  integer,
  is,
  literal,
  min,
  object,
  optional,
  pattern,
  string,
  union,
  type Infer,
} from 'superstruct';

const key = pattern(string(), /^[\w-]{8,100}$/);

/** A request for a charge. */
export const chargeRequest = object({
  key,
  /** What it is for, in the portal's names. */
  payment: optional(integer()),
  lease: optional(string()),
  amount: min(integer(), 1),
  currency: literal('USD'),
  method: object({
    type: enums(['card', 'bank']),
    reference: string(),
    last4: pattern(string(), /^\d{4}$/),
  }),
});
export type ChargeRequest = Infer<typeof chargeRequest>;

const charged = assign(
  chargeRequest,
  object({
    entry: literal('charged'),
    status: enums(['succeeded', 'submitted', 'declined', 'undecided']),
    reference: string(),
    reason: optional(string()),
    /** Why the bank will return it. */
    code: optional(string()),
    /** Milliseconds since 1970. */
    at: integer(),
  }),
);
/** A key that was closed; with a charge before it, the charge was taken back. */
const voided = object({ entry: literal('voided'), key });
/** A request for a refund; the sandbox's own hand may also play the customer's bank. */
export const refundRequest = object({
  key,
  amount: min(integer(), 1),
  type: defaulted(enums(['refund', 'chargeback']), 'refund'),
});
/** Money of a charge that went back, or was to. */
const refunded = assign(
  refundRequest,
  object({
    entry: literal('refunded'),
    chargeKey: key,
    status: enums(['succeeded', 'declined', 'undecided']),
    reason: optional(string()),
    /** Milliseconds since 1970. */
    at: integer(),
  }),
);
/** A chargeback that the customer's bank paid to the company again. */
const won = object({ entry: literal('won'), key, at: integer() });
const entryShape = union([charged, voided, refunded, won]);
export type Charged = Infer<typeof charged>;
export type Refunded = Infer<typeof refunded>;
type Entry = Infer<typeof entryShape>;

/** The sandbox's own books, by which it is compared with the portal. */
export interface ChargeBooks {
  /** Returns the charge of a key; undefined when none has arrived. */
  find(key: string): Charged | undefined;
  isVoided(key: string): boolean;
  charge(entry: Omit<Charged, 'entry' | 'reference'>): Charged;
  void(key: string): void;
  refund(entry: Omit<Refunded, 'entry'>): Refunded;
  /** Stores that a chargeback was won back; the first time counts. */
  win(key: string, at: number): void;
  /** When a chargeback was won back; undefined when it was not. */
  wonAt(key: string): number | undefined;
  /** Returns the refunds of a charge, in their order. */
  refundsOf(key: string): readonly Refunded[];
  all(): readonly Charged[];
}

/**
 * Opens the books: a file of one entry a line that only grows, so that whatever was answered survives a killed process.
 *
 * @param file null for books that end with the process
 */
export function openBooks(file: string | null): ChargeBooks {
  const charges = new Map<string, Charged>();
  const closed = new Set<string>();
  const refunds = new Map<string, Refunded>();
  const wins = new Map<string, number>();
  const apply = (entry: Entry) => {
    if (entry.entry === 'won') wins.set(entry.key, entry.at);
    else if (entry.entry === 'voided') closed.add(entry.key);
    else if (entry.entry === 'refunded') refunds.set(entry.key, entry);
    else charges.set(entry.key, entry);
  };
  if (file !== null) for (const entry of readEntries(file)) apply(entry);
  const write = (entry: Entry) => {
    // The line break comes first: the last line of a killed process may be torn.
    if (file !== null) appendFileSync(file, `\n${JSON.stringify(entry)}`);
    apply(entry);
  };
  return {
    find: (one) => charges.get(one),
    isVoided: (one) => closed.has(one),
    charge(request) {
      const entry: Charged = { ...request, entry: 'charged', reference: `ch_${randomUUID()}` };
      write(entry);
      return entry;
    },
    void(one) {
      if (!closed.has(one)) write({ entry: 'voided', key: one });
    },
    refund(request) {
      const entry: Refunded = { ...request, entry: 'refunded' };
      write(entry);
      return entry;
    },
    win(one, at) {
      if (!wins.has(one)) write({ entry: 'won', key: one, at });
    },
    wonAt: (one) => wins.get(one),
    refundsOf: (one) => [...refunds.values()].filter(({ chargeKey }) => chargeKey === one),
    all: () => [...charges.values()],
  };
}

function readEntries(file: string): readonly Entry[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const entry = parsed(line);
      return is(entry, entryShape) ? [entry] : [];
    });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}
