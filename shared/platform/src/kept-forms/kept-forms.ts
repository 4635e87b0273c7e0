/** The values of a form by the names of its fields, without those that are secret. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * What was typed into forms when a session expired. It is in the memory of the page and nowhere else, and only the same
 * customer finds it, at the same address, after signing in again. Nothing is sent by it.
 */
export interface KeptForms {
  /**
   * Asks a form for its values when the session expires; null when nothing was typed. Answers how to stop.
   *
   * @param form the name of the form, to tell it from others on its screen
   */
  watch(form: string, read: () => FormValues | null): () => void;
  /** Returns what the present customer typed into a form at the present address, once; null when there is nothing. */
  take(form: string): FormValues | null;
}
