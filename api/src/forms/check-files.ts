import type { FileInput } from '@portal/api-contract';
import { isItem, isList } from './filled-inputs.ts';

/** Returns the ids of a list of uploaded files; null for any other value. */
export function fileIds(value: unknown): readonly string[] | null {
  if (!isList(value)) return null;
  const ids = value.map((file) => (isItem(file) ? file['id'] : null));
  return ids.every((id) => typeof id === 'string') ? ids : null;
}

/** Checks the shape only; `checkReferences` checks whose files they are and of what type. */
export function checkFiles({ max_files: most = 1 }: FileInput, value: unknown): string | null {
  const ids = fileIds(value);
  if (ids === null) return 'This must be a list of uploaded files.';
  if (new Set(ids).size < ids.length) return 'Attach each file only once.';
  return ids.length > most ? 'Max file limit reached' : null;
}

/** Whether a file is of an accepted format, by its extension or its MIME type. */
export function isAccepted(
  { originalName, contentType }: { readonly originalName: string; readonly contentType: string },
  accept: readonly string[],
): boolean {
  const name = originalName.toLowerCase();
  const type = contentType.toLowerCase();
  return (
    accept.length === 0 ||
    accept.some((format) => {
      const wanted = format.toLowerCase();
      if (wanted.startsWith('.')) return name.endsWith(wanted);
      return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
    })
  );
}
