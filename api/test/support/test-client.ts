import type { FastifyInstance } from 'fastify';
import type { AnswerEnvelope } from '../../src/server/envelope.ts';

export interface TestAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
  /** Seconds of the header `Retry-After`; null without one. */
  readonly retryAfter: number | null;
}

export interface RequestOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends what a client would send, and reads the envelope. */
export interface TestClient {
  get(path: string, sending?: RequestOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, sending?: RequestOptions): Promise<TestAnswer>;
  put(path: string, body?: unknown, sending?: RequestOptions): Promise<TestAnswer>;
}

export function clientOf(server: FastifyInstance): TestClient {
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    sending: RequestOptions,
    body?: unknown,
  ) => {
    const headers: Record<string, string> = { ...sending.headers };
    if (sending.token !== undefined) headers.authorization = `Bearer ${sending.token}`;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    if (payload !== undefined) headers['content-type'] ??= 'application/json';
    const answer = await server.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    return {
      status: answer.statusCode,
      envelope: answer.json<AnswerEnvelope>(),
      retryAfter: retryAfterOf(answer.statusCode, answer.headers['retry-after']),
    };
  };
  return {
    get: (path, sending = {}) => send('GET', path, sending),
    post: (path, body, sending = {}) => send('POST', path, sending, body),
    put: (path, body, sending = {}) => send('PUT', path, sending, body),
  };
}

/**
 * Returns the seconds of `Retry-After`.
 *
 * @throws Error when a 429 does not say when to come back (OP-101), whatever the test is about
 */
export function retryAfterOf(status: number, header: unknown): number | null {
  const seconds = header === undefined ? null : Number(header);
  const isTold = seconds !== null && Number.isInteger(seconds) && seconds > 0;
  if (status === 429 && !isTold)
    throw new Error('A 429 does not say when to come back: it lacks Retry-After.');
  return seconds;
}
