import type { LeaseStore } from '../entities/lease.ts';

/** Returns street, city and state of a lease's store in one line; null when none is known (SHELL-39). */
export function storeAddress({ street1, city, state }: LeaseStore): string | null {
  return [street1, city, state].filter((part) => part !== null).join(', ') || null;
}
