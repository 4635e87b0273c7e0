import type { Endpoint } from '@portal/api-contract';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Of an upload: the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Calls an endpoint of the table and answers in domain names.
 * Rejects with an `ApiError` of `api-error.ts`, never with anything else but the `AbortError` of the caller's own signal.
 */
export interface ApiClient {
  call<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    input: Input,
    options?: CallOptions,
  ): Promise<Answer>;
}
