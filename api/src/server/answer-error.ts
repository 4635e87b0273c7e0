import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../store/unavailable.ts';
import { DroppedConnection } from './answers.ts';
import { failed, type AnswerEnvelope } from './envelope.ts';
import { traceOf } from '../errors/error-trace.ts';
import { Failure } from './failure.ts';

const sentences = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large.',
  415: 'The request must be JSON, or a form when it has a file.',
  417: 'The server can’t meet what the request expects.',
  500: 'An unknown error occurred',
  503: 'We can’t reach your data right now. Please try again in a few minutes.',
} as const;

/** The envelope of a failure that no handler decides on. */
export const failedWith = (status: keyof typeof sentences): AnswerEnvelope =>
  failed(status, sentences[status]);

/** Answers with the envelope of whatever was thrown; an error that is not the client's is logged (API-98). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DroppedConnection) {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (error instanceof Failure) {
    if (error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds);
    return reply.code(error.status).send(error.envelope);
  }
  const status = statusOf(error);
  if (status >= 500) request.log.error({ failure: traceOf(error) }, 'failed');
  // Fastify would close the connection while the client still sends, and so lose the answer; the rest of the body is read
  // and thrown away instead, for as long as a request may take to arrive.
  reply.removeHeader('connection');
  return reply.code(status).send(failedWith(status));
}

/** Returns the status of an error that no handler decided on. */
export function statusOf(error: unknown): 400 | 413 | 415 | 500 | 503 {
  if (isUnavailable(error)) return 503;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413 || status === 415) return status;
  return typeof status === 'number' && status >= 400 && status < 500 ? 400 : 500;
}
