interface FetchFileOptions {
  /** `reload` replaces a bad copy in the browser's cache; `no-store` reads past it. */
  readonly cache: 'reload' | 'no-store';
  /** Most that the answer may take, ms. */
  readonly timeLimitMs: number;
}

/** Fetches a file of the site itself, past the browser's cache. Rejects when there is no answer in time. */
export function fetchFile(address: string, { cache, timeLimitMs }: FetchFileOptions): Promise<Response> {
  return fetch(address, { cache, credentials: 'same-origin', signal: AbortSignal.timeout(timeLimitMs) });
}
