import type { MessageCatalogue, MessageValues } from './message-catalogue.ts';

/** The language of a page, and its messages in it. */
export interface I18n {
  /** The active language, a BCP 47 tag: `en`. */
  readonly language: string;
  /** Returns a message in the active language, in English where that has none. Plurals and numbers follow the language. */
  translate(catalogue: MessageCatalogue, key: string, values?: MessageValues): string;
  /**
   * Loads a catalogue in the active language and in each that is chosen later. Adding it again does nothing. Resolves
   * when it is there, or has failed and stays English.
   */
  addMessages(catalogue: MessageCatalogue): Promise<void>;
  /** Resolves when the added messages that are on their way have arrived or failed; null when none is. */
  loading(): Promise<void> | null;
  /**
   * Changes the language once every added catalogue that has it has loaded it. One whose messages do not arrive stays
   * English, and the failure is reported.
   */
  setLanguage(language: string): Promise<void>;
  /** Calls the listener when the language has changed or messages have arrived. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Returns a number that grows with each change that `subscribe` tells of. */
  revision(): number;
}
