import { enums, integer, is, min, string, type, type Infer } from 'superstruct';
import { leaseOrders } from './find-leases.ts';

/** How many cards are shown at once, because each current one loads its scheduled payments. */
export const step = 12;

const listView = type({
  search: string(),
  order: enums(leaseOrders),
  limit: min(integer(), step),
});

/** What a customer has looked for in a list of leases, and how many they have seen of it. */
type ListView = Infer<typeof listView>;

const first: ListView = { search: '', order: 'listed', limit: step };

/** Returns the view that a history entry has kept; the first one when it has none. */
export const readListView = (kept: unknown): ListView => (is(kept, listView) ? kept : first);
