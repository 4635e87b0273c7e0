/** Work that is repeated while the api runs. */
export interface RepeatedWork {
  /** Waits for the running work to end, and starts no more. */
  stop(): Promise<void>;
}

/**
 * Repeats work from now on, `pause` milliseconds after each end, so that it never runs twice at once in this process.
 *
 * @param failed called with each error; the work is repeated all the same
 */
export function repeat(
  work: () => Promise<unknown>,
  pause: number,
  failed: (error: unknown) => void,
): RepeatedWork {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const once = async () => {
    await work().catch(failed);
    if (!isStopped) timer = setTimeout(begin, pause);
  };
  let underWay = Promise.resolve();
  const begin = () => {
    underWay = once();
  };
  begin();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
