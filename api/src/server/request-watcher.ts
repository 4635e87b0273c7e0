import type { AnyEndpoint } from '@portal/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly watchRequest: WatchRequest;
  }
}

/** How a request ended. */
export interface RequestOutcome {
  /** HTTP status. */
  readonly status: number;
  /** The envelope's. */
  readonly code: number;
  /** Null when nobody is signed in. */
  readonly caller: Caller | null;
}

/** Begins to watch a request, before it is answered; what it returns is called with the outcome. It never throws. */
export type WatchRequest = (
  endpoint: AnyEndpoint,
  request: FastifyRequest,
) => Promise<(outcome: RequestOutcome) => Promise<void>>;

/** Watches nothing. */
export const watchNothing: WatchRequest = async () => async () => undefined;
