import type { FastifyInstance } from 'fastify';
import type { AnswerEnvelope } from '../../src/server/envelope.ts';

export interface TestAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
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
    return { status: answer.statusCode, envelope: answer.json<AnswerEnvelope>() };
  };
  return {
    get: (path, sending = {}) => send('GET', path, sending),
    post: (path, body, sending = {}) => send('POST', path, sending, body),
    put: (path, body, sending = {}) => send('PUT', path, sending, body),
  };
}
