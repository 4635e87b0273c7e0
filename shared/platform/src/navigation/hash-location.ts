import type { PortalLocation } from './navigation.ts';

/** The `history.state` of each of our entries; it survives a reload. */
export interface EntryState {
  readonly key: string;
  /** Position among the portal's own entries; more than 0 means that Back stays in the portal. */
  readonly index: number;
  readonly state: unknown;
}

export interface Entry {
  readonly location: PortalLocation;
  readonly index: number;
}

/** Returns the state of an entry that the portal created, or null for an address that was typed. */
export function readEntryState(value: unknown): EntryState | null {
  if (value === null || typeof value !== 'object') return null;
  const { key, index, state } = value as Partial<EntryState>;
  return typeof key === 'string' && typeof index === 'number' ? { key, index, state } : null;
}

/** Returns a new key of a history entry. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
