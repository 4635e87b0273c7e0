import type { LifeCycles } from 'single-spa';
import type { RemoteError } from './remote-fault.ts';

/** Nobody has asked for the remote yet. */
export interface IdleRemote {
  readonly status: 'idle';
}

export interface PendingRemote {
  readonly status: 'pending';
  /** The failure after which the customer asked again: its fallback stays until this try is over. */
  readonly retryAfter: RemoteError | null;
}

export interface LoadedRemote {
  readonly status: 'loaded';
  readonly lifecycles: LifeCycles;
}

export interface FailedRemote {
  readonly status: 'failed';
  readonly error: RemoteError;
}

export type RemoteState = IdleRemote | PendingRemote | LoadedRemote | FailedRemote;
