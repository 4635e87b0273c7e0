/** The message of a failed upload, and the server's messages about it (UI-61). */
export interface UploadFailure {
  readonly text: string;
  readonly messages: readonly string[];
}

interface UploadFailureMessages {
  /** UI-59. */
  readonly timedOut: string;
  /** UI-60. */
  readonly failed: string;
}

/**
 * Describes an error of an upload. Code 504 has its own message; a 422 brings its own messages; any other 4xx adds its
 * message to the default; for everything else there is only the default.
 *
 * @param error anything; `code`, `message` and `fields` are read
 */
export function uploadFailure(error: unknown, texts: UploadFailureMessages): UploadFailure {
  if (codeOf(error) === 504) return { text: texts.timedOut, messages: [] };
  const said = textIn(error, 'message');
  const messages = fieldMessages(error);
  if (said !== null && codeOf(error) === 422 && !messages.includes(said)) return { text: said, messages };
  return { text: texts.failed, messages: explanation(error) };
}

/**
 * Returns the server's messages of a 4xx; an empty list for other errors, whose messages are not meant for customers.
 */
export function explanation(error: unknown): readonly string[] {
  const messages = fieldMessages(error);
  if (messages.length > 0) return messages;
  const code = codeOf(error);
  const said = textIn(error, 'message');
  return code !== null && code >= 400 && code < 500 && said !== null ? [said] : [];
}

export function codeOf(error: unknown): number | null {
  const code = partOf(error, 'code');
  return typeof code === 'number' ? code : null;
}

function textIn(error: unknown, key: 'message'): string | null {
  const value = partOf(error, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

function fieldMessages(error: unknown): readonly string[] {
  const fields = partOf(error, 'fields');
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.values(fields)
    .flat()
    .filter((message): message is string => typeof message === 'string' && message !== '');
}

function partOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null
    ? (error as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
