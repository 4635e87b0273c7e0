import { parseRelease, type ParsedRelease } from '@portal/platform/contract';

/** Returns the release that index.html carries. Throws when it is missing or malformed: then no page can start. */
export function readRelease(page: Document): ParsedRelease {
  const inline = page.getElementById('release')?.textContent;
  if (!inline) throw new Error('The page carries no release');
  return parseRelease(JSON.parse(inline));
}
