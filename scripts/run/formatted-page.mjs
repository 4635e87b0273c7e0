import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './root.mjs';

/** Returns the text of a page as `npx pnpm@10.34.9 format` writes it to this path. */
export async function formattedPage(path, text) {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0) throw new Error(`${path} can't be formatted: ${errors[0].message}`);
  return code;
}
