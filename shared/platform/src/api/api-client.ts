import type { Endpoint } from '@portal/api-contract';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  /** Called during an upload with the share that has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Calls endpoints of the api contract and resolves with answers in domain names. Rejects with an `ApiError` of
 * `api-error.ts`, or with the reason of the caller's own signal, and with nothing else.
 */
export interface ApiClient {
  call<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    input: Input,
    options?: CallOptions,
  ): Promise<Answer>;
}
