/** Work that is done again and again while the api runs. */
export interface Repeated {
  /** Waits for what is under way, and does it no more. */
  stop(): Promise<void>;
}

/**
 * Does something now and again `pause` milliseconds after each end, so that it never runs twice at once here.
 *
 * @param failed is told of an error; the work goes on
 */
export function repeat(
  work: () => Promise<unknown>,
  pause: number,
  failed: (error: unknown) => void,
): Repeated {
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
