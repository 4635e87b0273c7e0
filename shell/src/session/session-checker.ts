import { proxy } from 'valtio';
import type { SessionCheckOutcome } from './check-session.ts';

export interface SessionCheckState {
  /** `repeating`: it runs again after it failed. */
  readonly status: 'running' | 'repeating' | SessionCheckOutcome;
}

/** The session check at the start of the page, which the customer can repeat when it failed. */
export interface SessionChecker {
  /** A valtio proxy. */
  readonly state: SessionCheckState;
  /** Starts the check, or joins the one that runs. */
  run(): Promise<void>;
}

export function createSessionChecker(check: () => Promise<SessionCheckOutcome>): SessionChecker {
  const state = proxy<{ status: SessionCheckState['status'] }>({ status: 'running' });
  let underWay: Promise<void> | null = null;

  async function runOnce(): Promise<void> {
    if (state.status === 'failed') state.status = 'repeating';
    try {
      state.status = await check();
    } finally {
      underWay = null;
    }
  }

  return {
    state,
    run: () => (underWay ??= runOnce()),
  };
}
