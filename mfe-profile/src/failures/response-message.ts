import type { ApiError } from '@portal/platform';

/**
 * Returns the api's message for a failed call: the first of the named wire fields, in their order, else of any field,
 * else the one of the whole response (PROF-90..96).
 */
export function responseMessage(error: ApiError, fields: readonly string[] = []): string {
  const messages = [
    ...fields.flatMap((name) => error.fields[name] ?? []),
    ...Object.values(error.fields).flat(),
  ];
  return messages[0] ?? error.message;
}
