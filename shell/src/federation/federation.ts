import type { ReleasedRemote } from '@portal/platform/contract';

/** The part of the federation runtime that the shell uses; kept small so that tests can replace it. */
export interface Federation {
  /**
   * Downloads the remote's entry and what it exposes under a name: `./lifecycles`, `./parcels/<name>`. Rejects with the
   * runtime's own error.
   */
  load(remote: ReleasedRemote, exposed: string): Promise<unknown>;
  /** Forgets the outcome of loading the remote's entry, so that the next `load` asks the network again. */
  forget(remote: ReleasedRemote): void;
}
