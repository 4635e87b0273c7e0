import { format, resolveConfig } from 'prettier';

/** Returns the text of a page as Prettier writes it to this path. */
export async function formattedPage(path, text) {
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}
