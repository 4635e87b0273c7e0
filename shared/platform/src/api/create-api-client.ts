import type { AnyEndpoint, Endpoint } from '@portal/api-contract';
import ky from 'ky';
import { unlessAborted } from '../timing/unless-aborted.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import {
  ApiError,
  defaultErrorMessage,
  NetworkError,
  SessionEndedError,
  TimeoutError,
  UnauthorizedError,
} from './api-error.ts';
import { buildRequest } from './build-request.ts';
import { callInit } from './call-headers.ts';
import type { EarlyCalls } from './early-calls.ts';
import type { ProgressRequest } from './send-with-progress.ts';
import { readAnswer } from './read-answer.ts';

export interface ApiClientOptions {
  /** Origin of the api; '' for the page's own origin. */
  readonly base: string;
  /** Returns the headers of a request, from `portalHeaders`: the customer may choose another language meanwhile. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly session: {
    readonly token: string | null;
    end(why: 'expired'): void;
  };
  /** Called after each answer to a call with the session's token. */
  readonly onSessionUse?: () => void;
  /** Called when the api answers nothing before the caller has chosen a new password (API-24). */
  readonly onPasswordRequired?: () => void;
  /** Endpoint that is called once before the first v2 call that changes something (OP-46). */
  readonly csrf?: Endpoint<void, unknown>;
  /** Endpoint that revokes the token: its call is made also when the session has ended before it could be sent. */
  readonly logout?: Pick<AnyEndpoint, 'id'>;
  /** Calls that the page has started already: an answer of theirs is taken over instead of asked again. */
  readonly earlyCalls?: EarlyCalls | undefined;
  /** Time limit of a call with its whole answer, ms. */
  readonly timeoutMs?: number;
  /** Says to the customer how many seconds to wait, in place of what the api says of too many requests (OP-101). */
  readonly waitMessage?: (seconds: number) => string;
  /** Has an error say what the api says in the language of the page. */
  readonly translateError?: (error: ApiError) => Promise<ApiError>;
}

/** Default time limit of a call (SHARED-52, OP-44), ms; the portal sets its own. */
const defaultTimeoutMs = 1000;

/** Envelope code of a 403 to a caller who must choose a new password first. */
const passwordRequired = 1002;

/**
 * Creates the client for the endpoints of the api contract. It never repeats a request: the cache does, and only a GET.
 * Its errors never contain the request or the token. An answer that comes after its session has ended is an error: the
 * next customer in the same page must not see it, and a call that would have followed it is not made in their name. Nor
 * is a call made that could not be sent before its session ended, except the logout, which revokes that session's token.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { base, headers, session, csrf, logout, earlyCalls, timeoutMs = defaultTimeoutMs } = options;
  const http = ky.create({
    ...callInit,
    retry: 0,
    throwHttpErrors: false,
    // ky's own limit ends with the headers; ours below covers the body as well.
    timeout: false,
    fetch: (request, init) => globalThis.fetch(request, init),
  });
  let csrfCookie: Promise<unknown> | null = null;

  async function call<Input, Answer>(
    endpoint: Endpoint<Input, Answer>,
    input: Input,
    { signal, idempotencyKey, onProgress }: CallOptions = {},
  ): Promise<Answer> {
    // Read before any wait, after which the page may have the token of the next customer.
    const token = endpoint.knowsCaller ? session.token : null;
    const rejectWhenEnded = () => {
      if (token !== null && token !== session.token)
        throw new SessionEndedError(defaultErrorMessage, { code: 401 });
    };
    if (csrf && needsCsrfCookie(endpoint)) {
      csrfCookie ??= call(csrf, undefined).catch(() => {
        // The bearer is what counts; the next call may try for the cookie again.
        csrfCookie = null;
      });
      await unlessAborted(csrfCookie, signal);
      if (endpoint.id !== logout?.id) rejectWhenEnded();
    }
    signal?.throwIfAborted();
    const { address, content, ...request } = buildRequest({
      base,
      portal: headers(),
      endpoint,
      input,
      token,
      idempotencyKey,
    });
    const early = earlyCalls?.take({ address, ...request });
    // After a change, or a sign-in, an answer from before it is not wanted any more.
    if (!early && endpoint.method !== 'GET') earlyCalls?.drop();
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(),
      early ? early.startedAt + timeoutMs - Date.now() : timeoutMs,
    );
    const until = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    if (early) until.addEventListener('abort', early.abort);
    try {
      const response = early
        ? await early.response
        : onProgress && content.body
          ? await sendFile(
              {
                address,
                method: request.method,
                headers: request.headers,
                body: content.body,
                signal: until,
                onProgress,
              },
              rejectWhenEnded,
            )
          : await http(address, { ...request, ...content, signal: until });
      const answer = await readAnswer(endpoint, response);
      rejectWhenEnded();
      if (token !== null) options.onSessionUse?.();
      return answer;
    } catch (error) {
      signal?.throwIfAborted();
      rejectWhenEnded();
      if (limit.signal.aborted) throw new TimeoutError(defaultErrorMessage, { code: 500 });
      if (error instanceof UnauthorizedError && !endpoint.keepsSessionOn401 && token !== null) {
        session.end('expired');
      }
      if (error instanceof ApiError && error.code === passwordRequired) options.onPasswordRequired?.();
      if (!(error instanceof ApiError))
        throw new NetworkError(networkMessage(error), { code: 500, cause: error });
      const told = withWait(error, options.waitMessage);
      const said = (await options.translateError?.(told)) ?? told;
      if (!(said instanceof UnauthorizedError)) rejectWhenEnded();
      throw said;
    } finally {
      clearTimeout(timer);
    }
  }

  return { call };
}

/** Few pages upload a file: the code comes when one does. No file is sent whose session ended meanwhile. */
async function sendFile(request: ProgressRequest, rejectWhenEnded: () => void): Promise<Response> {
  const { sendWithProgress } = await unlessAborted(
    import(/* webpackChunkName: "upload" */ './send-with-progress.ts'),
    request.signal,
  );
  rejectWhenEnded();
  return sendWithProgress(request);
}

function needsCsrfCookie({ path, method }: Pick<Endpoint<never, unknown>, 'path' | 'method'>): boolean {
  return method !== 'GET' && path.startsWith('/api/v2/');
}

/** Returns the error of too many requests with the time to wait as its message, unless it is about fields of a form. */
function withWait(error: ApiError, waitMessage: ApiClientOptions['waitMessage']): ApiError {
  const { status, retryAfterSeconds, code, statedCode, data } = error;
  const isAboutFields = Object.keys(error.fields).length > 0;
  if (!waitMessage || status !== 429 || retryAfterSeconds === null || isAboutFields) return error;
  return new ApiError(waitMessage(retryAfterSeconds), {
    code,
    statedCode,
    status,
    data,
    retryAfterSeconds,
    cause: error,
  });
}

/** Returns the error's own message (SHARED-61). */
function networkMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : defaultErrorMessage;
}
