import {
  idempotencyKeyHeader,
  type AnyEndpoint,
  type Endpoint,
  type WireRequest,
} from '@portal/api-contract';
import { addressOf } from './address.ts';
import { ApiError, defaultErrorMessage } from './api-error.ts';
import { callHeaders } from './call-headers.ts';

export interface BuiltRequest {
  readonly address: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Record<string, string>;
  readonly content: { readonly json?: unknown; readonly body?: FormData };
}

interface RequestSource<Input> {
  readonly base: string;
  /** From `portalHeaders`. */
  readonly portal: Readonly<Record<string, string>>;
  readonly endpoint: Endpoint<Input, unknown>;
  readonly input: Input;
  readonly token: string | null;
  readonly idempotencyKey: string | undefined;
}

/**
 * Returns the request of a call: JSON, except for uploads and downloads (SHARED-50, OP-45).
 *
 * @throws ApiError when the input does not make a request; without details, because the input may be a secret
 */
export function buildRequest<Input>(source: RequestSource<Input>): BuiltRequest {
  const { base, portal, endpoint, input, token, idempotencyKey } = source;
  try {
    const wire = endpoint.toWire(input);
    return {
      address: addressOf(base, endpoint.path, wire),
      method: endpoint.method,
      headers: {
        ...callHeaders({ portal, token, responseType: endpoint.responseType }),
        ...(endpoint.idempotent &&
          idempotencyKey !== undefined && { [idempotencyKeyHeader]: idempotencyKey }),
      },
      content: contentOf(endpoint.bodyType, wire),
    };
  } catch {
    throw new ApiError(defaultErrorMessage, {
      code: 500,
      cause: new TypeError(`${endpoint.id} was called with an input that makes no request`),
    });
  }
}

function contentOf(bodyType: AnyEndpoint['bodyType'], { body }: WireRequest): BuiltRequest['content'] {
  if (body === undefined) return {};
  if (bodyType !== 'multipart') return { json: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return { body: form };
}
