import { Client, type ClientConfig, type PoolClient, type QueryResult } from 'pg';

type Query = (...given: readonly unknown[]) => Promise<QueryResult> | undefined;

/**
 * A connection of the pool that is given up when the server does not answer: what is sent next would wait behind the
 * query that hangs. A transaction that can't begin is given back to the pool, which Drizzle would not do, so that the
 * pool has connections again after the server was away.
 */
export class PoolConnection extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // The running query fails too when the connection breaks; without a listener the event would end the process.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    const giveUp = (given: unknown, error: unknown) => {
      if (isTimeout(error)) this.connection.stream.destroy();
      if (isBegin(given)) (this as unknown as PoolClient).release(true);
    };
    // With a callback, as the pool's own queries have one, there is no promise: the pool gives up by itself.
    const guarded: Query = (...given) => {
      const answer = query(...given);
      answer?.catch((error: unknown) => giveUp(given[0], error));
      return answer;
    };
    this.query = guarded as unknown as Client['query'];
  }
}

/** The error of `query_timeout`; the driver gives it no code. */
const isTimeout = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

const isBegin = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query && query.text === 'begin';
