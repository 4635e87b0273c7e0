import type { SessionCheck } from './session-check.ts';

/** The session check as the frame draws it, with a way to try again. */
export interface SessionChecker {
  readonly state: SessionCheck;
  subscribe(listener: () => void): () => void;
  /** Starts the check, or joins the one that runs. */
  run(): Promise<void>;
}

export function createSessionChecker(check: () => Promise<SessionCheck>): SessionChecker {
  const listeners = new Set<() => void>();
  let state: SessionCheck = { status: 'running' };
  let underWay: Promise<void> | null = null;

  function setState(next: SessionCheck): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: () => {
      if (state.status === 'failed') setState({ status: 'running' });
      underWay ??= check()
        .then(setState)
        .finally(() => {
          underWay = null;
        });
      return underWay;
    },
  };
}
