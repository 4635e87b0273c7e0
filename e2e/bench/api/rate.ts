import autocannon from 'autocannon';

export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A server under measurement, and the requests that it gets. */
export interface BenchTarget {
  readonly origin: string;
  next(): BenchRequest;
}

/** A browser opens six connections to one host. */
const connections = 8;

/**
 * Returns how many requests a server answers per second, over connections that stay open and have one request under way
 * each.
 *
 * @throws when a response is not 2xx: an error is quick, and would be counted as speed
 */
export async function measureRate({ origin, next }: BenchTarget, seconds: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  const { errors, non2xx, duration } = result;
  if (errors > 0 || non2xx > 0) {
    const statuses = JSON.stringify(result.statusCodeStats);
    throw new Error(
      `${origin} did not answer every request: ${errors} errors, ${non2xx} not 2xx ${statuses}`,
    );
  }
  return result['2xx'] / duration;
}
