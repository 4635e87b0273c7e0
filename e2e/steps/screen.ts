/** A screen that a test opens, and what the test expects there. */
export interface Screen {
  /** Name in the message of a failed expectation. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Path of the screen that this one redirects to; null when it does not redirect. */
  readonly redirectsTo: string | null;
  /** Demo account to sign in with; null for a visitor who is not signed in. */
  readonly account: string | null;
  /** Remote that renders it; null for the shell. */
  readonly remote: string | null;
  readonly title: string;
  /** Whether the frame shows the title as the heading; otherwise the screen has its own heading. */
  readonly framed: boolean;
  /** How many GETs the page starts at its address before its code. */
  readonly reads: number;
  /** HTTP status of the request of the screen that the api rejects, else null. */
  readonly rejected: number | null;
}
