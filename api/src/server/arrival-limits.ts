import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';

/** Milliseconds until the head of a request must have arrived, and between two looks at what has not. */
const headLimit = 10_000;
const checkedEvery = 2_000;

/** Milliseconds that a connection may stand still, longer than any call: who reads no answer would keep it for ever. */
const standstill = 190_000;

/**
 * Returns the options of a server that keeps no connection of a client that sends slowly, sends nothing or does not read.
 *
 * @param whole milliseconds until a request must have arrived with its body
 */
export const limitArrival = (whole: number) =>
  ({
    requestTimeout: whole,
    connectionTimeout: standstill,
    // What was arriving when the server stops is answered too; a 503 would have no envelope.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { headersTimeout: headLimit, connectionsCheckingInterval: checkedEvery },
  }) as const satisfies FastifyHttpOptions<Server>;
