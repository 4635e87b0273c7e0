import type { RemoteFault } from './remote-fault.ts';

/** The remote's code has not arrived: it is on its way, or nobody has asked for it yet. */
export interface PendingRemote {
  readonly status: 'pending';
  /** The fault after which the customer asked again: its fallback stays until this try is over. */
  readonly retryAfter: RemoteFault | null;
}

export interface LoadedRemote {
  readonly status: 'loaded';
}

export interface FailedRemote {
  readonly status: 'failed';
  readonly fault: RemoteFault;
}

export type RemoteState = PendingRemote | LoadedRemote | FailedRemote;

/** The states of remotes by name; a remote that nobody has asked for yet has no entry. */
export type RemoteStates = Readonly<Partial<Record<string, RemoteState>>>;

const initial: PendingRemote = { status: 'pending', retryAfter: null };

export function remoteStateOf(states: RemoteStates, name: string): RemoteState {
  return states[name] ?? initial;
}

/** The fault that the customer is shown, also while a retry is under way; null for a remote without one. */
export function shownFault(state: RemoteState): RemoteFault | null {
  if (state.status === 'failed') return state.fault;
  return state.status === 'pending' ? state.retryAfter : null;
}
