/** What a customer chose for this browser, such as the theme. */
export interface Choice<Value extends string> {
  readonly choice: Value;
  /** Shows the choice at once and stores it for the next visit; only for this page where storage is forbidden or the page gave it. */
  choose(choice: Value): void;
  /** Shows the choice on this page alone, and stores nothing. */
  show(choice: Value): void;
  /** Calls the listener after each change, one in another tab included. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}
