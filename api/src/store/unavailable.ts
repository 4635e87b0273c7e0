import { isCausedBy } from './violation.ts';

/**
 * Codes of a server that nothing reaches, that is starting or stopping, that has no connection left, that let a
 * statement wait for too long, or that ended a transaction for the sake of another: https://www.postgresql.org/docs/current/errcodes-appendix.html, and Node's own.
 */
const codes =
  /^(08...|40001|40P01|53300|55P03|57014|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says of connections and of servers that give no answer; it gives these no code. */
const messages =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated.*|Client (has encountered a connection error|was closed) and is not queryable)$/;

/** Whether the store could not serve now what it may serve later: waiting helps, and nothing is wrong with the request. */
export const isUnavailable = (error: unknown): boolean =>
  isCausedBy(
    error,
    ({ code, message }) =>
      (typeof code === 'string' && codes.test(code)) ||
      (typeof message === 'string' && messages.test(message)),
  );
