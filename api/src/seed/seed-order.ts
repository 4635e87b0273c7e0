import { parseArgs } from 'node:util';
import { UserError } from '../errors/user-error.ts';
import { fewestRetailers, mostRetailers } from '../settings/settings-table.ts';

/** The arguments of the seed command. */
export type SeedOrder = { readonly type: 'help' } | StoreOrder;

export type StoreOrder =
  | { readonly type: 'empty'; readonly isFresh: boolean }
  | {
      readonly type: 'demo';
      readonly isFresh: boolean;
      /** How many retailers; null for the setting's. */
      readonly stores: number | null;
    };

export const seedUsage = `Fills the portal's store with the demo's data: npx pnpm seed [options]

  --stores <number>  how many retailers to seed, ${fewestRetailers} to ${mostRetailers}; by default SEED_STORES, or else 1200
  --empty            creates tables without rows
  --fresh            deletes everything in a store that was seeded before; without it such a store is not changed
  --help             shows this text

The store is the folder DATA_DIR (by default .portal/data) or the PostgreSQL server of DATABASE_URL.`;

/**
 * Reads the command's arguments.
 *
 * @throws UserError in one sentence on the first that is wrong
 */
export function readSeedOrder(args: readonly string[]): SeedOrder {
  const given = read(args);
  if (given.help) return { type: 'help' };
  const isFresh = given.fresh ?? false;
  if (!given.empty) return { type: 'demo', isFresh, stores: readCount(given.stores) };
  if (given.stores === undefined) return { type: 'empty', isFresh };
  throw new UserError('--stores and --empty exclude each other: leave out one of them.');
}

function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        stores: { type: 'string' },
        empty: { type: 'boolean' },
        fresh: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    if (!isOfArguments(error)) throw error;
    // The rest of Node's message is advice on quoting, which does not help here.
    const [flaw] = error.message.split(/\.\s|\n/);
    throw new UserError(`${flaw}. --help lists the options.`);
  }
}

const isOfArguments = (error: unknown): error is Error =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  String(error.code).startsWith('ERR_PARSE_ARGS');

function readCount(given: string | undefined): number | null {
  if (given === undefined) return null;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= fewestRetailers && value <= mostRetailers) return value;
  throw new UserError(
    `--stores must be a whole number from ${fewestRetailers} to ${mostRetailers}, not '${given}'.`,
  );
}
