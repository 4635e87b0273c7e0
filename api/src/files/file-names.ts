import { invalid } from '../server/failure.ts';

const longest = 255;

/** Control characters, line ends, and the marks that turn the reading direction, by which `fdp.exe` shows as `exe.pdf`. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What is kept of the name that a file came with: the last part of a path, of printable characters.
 *
 * @param field what the messages of a refusal are filed under
 * @throws Failure 422 for a name of more than 255 characters, and for one of which nothing is left
 */
export function sanitizeFileName(given: string, field: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replaceAll(unprintable, '').trim();
  if (name.length > longest)
    throw invalid({ [field]: `A file name may have at most ${longest} characters.` });
  if (/^\.*$/.test(name)) throw invalid({ [field]: 'The file needs a name.' });
  return name;
}
