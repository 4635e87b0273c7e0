/** What the customer chose to see; `system` is what the device is set to. */
export type ThemeChoice = (typeof themeChoices)[number];

/** Every choice, in the order in which they are offered. */
export const themeChoices = ['system', 'light', 'dark'] as const;

/** The light or dark look of the page, chosen by the customer for this browser. */
export interface Theme {
  readonly choice: ThemeChoice;
  /** Shows the choice at once and stores it for the next visit; only for this page where storage is forbidden. */
  choose(choice: ThemeChoice): void;
  /** Calls the listener after each change, one in another tab included. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}
