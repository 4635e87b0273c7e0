import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** Path of a file with messages: a JSON file in `src/messages` of a workspace. */
export const messagesFile = /[\\/]src[\\/]messages[\\/][^\\/]+\.json$/;

/**
 * Compiles the text of a file with messages for the run time, which has no parser.
 *
 * @throws Error that names the message when one is not in ICU MessageFormat
 */
export function compileMessages(source: string): Record<string, CompiledMessage> {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return Object.fromEntries(messages.map(([key, message]) => [key, compile(key, message)]));
}

function compile(key: string, message: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The message ${key} is not in ICU MessageFormat: ${why}`, { cause });
  }
}
