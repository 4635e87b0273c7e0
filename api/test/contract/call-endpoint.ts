import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader, type AnyEndpoint } from '@portal/api-contract';
import type { FastifyInstance } from 'fastify';
import { retryAfterOf } from '../support/test-client.ts';

/** A request as it is sent, valid or not. */
export interface TestRequest {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly token?: string;
  /** The client's IP address. */
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The text parsed as JSON; undefined when it is not JSON. */
  readonly json: unknown;
}

/** Sends a request to an endpoint as a client does: as JSON, or as a form if the endpoint takes one. */
export async function callEndpoint(
  server: FastifyInstance,
  endpoint: AnyEndpoint,
  { path = {}, query = {}, body, token, address, headers = {} }: TestRequest,
): Promise<TestResponse> {
  const payload = await encode(endpoint, body);
  const answer = await server.inject({
    method: endpoint.method,
    url: urlOf(endpoint, path, query),
    headers: {
      ...(payload === null ? {} : { 'content-type': payload.type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      ...(endpoint.idempotent ? { [idempotencyKeyHeader]: randomUUID() } : {}),
      ...headers,
    },
    ...(payload === null ? {} : { payload: payload.content }),
  });
  retryAfterOf(answer.statusCode, answer.headers['retry-after']);
  return {
    status: answer.statusCode,
    text: answer.body,
    headers: answer.headers,
    json: parse(answer.body),
  };
}

export function urlOf(
  { path }: AnyEndpoint,
  parameters: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(parameters[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

/** Encodes as a browser does: half of a surrogate pair becomes the replacement character. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(Buffer.from(text).toString());
}

async function encode(endpoint: AnyEndpoint, body: unknown) {
  if (body === undefined) return null;
  if (endpoint.bodyType === 'multipart' && typeof body === 'object' && body !== null) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body)) form.append(name, value as string | Blob);
    const encodedForm = new Response(form);
    return {
      type: encodedForm.headers.get('content-type') ?? '',
      content: Buffer.from(await encodedForm.arrayBuffer()),
    };
  }
  return { type: 'application/json', content: JSON.stringify(body) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
