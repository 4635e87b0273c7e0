import { statSync } from 'node:fs';
import { CliError } from '../cli-error.ts';

/**
 * Throws a `CliError` when the folder of replaced content does not exist; an empty text is for none. Without this check a
 * typing error in the path would silently show the released content.
 */
export function assertContentDir(folder: string): void {
  if (folder === '' || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new CliError(`CONTENT_DIR must be a folder that exists, or empty, not ${folder}.`);
}
