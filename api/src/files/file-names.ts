import { invalid } from '../server/failure.ts';

const longest = 255;

/** Control characters, line ends, and marks of reading direction, by which `fdp.exe` looks like `exe.pdf`. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the stored name of a file: the last part of a path, without unprintable characters.
 *
 * @param field the request's field, for the message when the name is rejected
 * @throws Failure 422 for a name of more than 255 characters, or when nothing is left of it
 */
export function sanitizeFileName(given: string, field: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(unprintable, '').trim();
  if (name.length > longest)
    throw invalid({ [field]: `A file name may have at most ${longest} characters.` });
  if (/^\.*$/.test(name)) throw invalid({ [field]: 'The file needs a name.' });
  return name;
}
