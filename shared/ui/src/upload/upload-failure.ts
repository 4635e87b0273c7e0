/** Why a file was not taken, in words: what happened, and what the other side says of it (UI-61). */
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
 * Words for what an upload threw. Code 504 has its own; a 422 speaks for itself and brings its messages; other refusals
 * (4xx) explain the default in the words they came with; of everything else nothing is known but that it failed.
 *
 * @param error anything; `code`, `message` and `fields` are looked at
 */
export function uploadFailure(error: unknown, texts: UploadFailureMessages): UploadFailure {
  if (codeOf(error) === 504) return { text: texts.timedOut, messages: [] };
  const said = textIn(error, 'message');
  const messages = fieldMessages(error);
  if (said !== null && codeOf(error) === 422 && !messages.includes(said)) return { text: said, messages };
  return { text: texts.failed, messages: explanation(error) };
}

/** What the other side says of its refusal (4xx); nothing of a failure that is not meant for customers. */
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
