import { readFileSync } from 'node:fs';
import { create, type Struct } from 'superstruct';
import { CliError } from './cli-error.ts';

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

/** Returns what `read` finds at a path, or undefined when nothing is there. Throws a `CliError` when this user may not read it. */
export function readIfExists<Content>(path: string, read: (path: string) => Content): Content | undefined {
  try {
    return read(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw ['EACCES', 'EPERM'].includes(codeOf(error)) ? notAllowed(path) : error;
  }
}

const notAllowed = (path: string): CliError =>
  new CliError(`This user can't read ${path}: run the command as one who can, or change who may read it.`);

/**
 * Returns the value in a JSON file, or undefined without the file. Throws a `CliError` when this user may not read it, and
 * when it has another shape.
 *
 * @param remedy what to do then, as the end of a sentence
 */
export function readJsonFile<Value>(
  file: string,
  shape: Struct<Value, unknown>,
  remedy: string,
): Value | undefined {
  const text = readIfExists(file, (path) => readFileSync(path, 'utf8'));
  return text === undefined ? undefined : parseJson(text, shape, file, remedy);
}

/** Returns the value in a text. Throws a `CliError` about `what` when it has another shape. */
export function parseJson<Value>(
  text: string,
  shape: Struct<Value, unknown>,
  what: string,
  remedy: string,
): Value {
  try {
    return create(JSON.parse(text), shape);
  } catch (error) {
    // The parser's own messages have excerpts of the file.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    throw unusable(what, reason, remedy);
  }
}

export const unusable = (what: string, reason: string, remedy: string): CliError =>
  new CliError(`${what} can't be used: ${reason}; ${remedy}.`);

/** Returns what `read` reads, or undefined when it throws a `CliError`: where a damaged file counts as none. */
export function unlessDamaged<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof CliError) return undefined;
    throw error;
  }
}
