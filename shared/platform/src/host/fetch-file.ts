interface FetchFileOptions {
  /** `reload` replaces a bad copy in the browser's cache; `no-store` reads past it. */
  readonly cache: 'reload' | 'no-store';
  /** Time limit of the whole answer, ms. */
  readonly timeLimitMs: number;
}

/** Fetches a file of the site. Rejects with a `TypeError` without an answer, a `TimeoutError` after the time limit. */
export function fetchFile(address: string, { cache, timeLimitMs }: FetchFileOptions): Promise<Response> {
  return fetch(address, { cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeLimitMs) });
}
