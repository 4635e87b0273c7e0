/** What makes two calls of the api the same one: the headers carry token, brand and time zone. */
export interface CallRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A call that the page has started before the client was there. */
export interface EarlyCall extends CallRequest {
  /** Since the epoch, ms. */
  readonly startedAt: number;
  readonly response: Promise<Response>;
  /** Timer of its time limit, which ends the call unless somebody takes it over. */
  readonly limit: ReturnType<typeof setTimeout>;
  /** Ends the call and the reading of its answer. */
  abort(): void;
}

/** The calls that the page has started before the client was there. */
export interface EarlyCalls {
  /**
   * Returns the same call, once, as long as its answer counts as fresh; null when there is none. Whoever takes it is
   * the one to end it, by the time limit that counts from its start.
   */
  take(request: CallRequest): EarlyCall | null;
  /** Ends the calls that nobody has taken; their answers are never read. */
  drop(): void;
}

declare global {
  interface Window {
    /** From the page's inline script to the shell, which takes them at once. */
    __portalEarlyCalls?: readonly EarlyCall[];
  }
}
