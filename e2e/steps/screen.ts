/** A screen that a test opens, and what it has to find there. */
export interface Screen {
  /** What a failure calls it. */
  readonly name: string;
  readonly path: `/${string}`;
  /** Path of another screen that this one leads on to by itself. */
  readonly leadsTo: string | null;
  /** Demo account that is signed in; null for nobody. */
  readonly account: string | null;
  /** Remote that draws it; null for the shell. */
  readonly remote: string | null;
  readonly title: string;
  /** Whether the frame draws the title as the heading; else the screen has a heading of its own. */
  readonly framed: boolean;
}
