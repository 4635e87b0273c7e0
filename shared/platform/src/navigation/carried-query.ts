import { guards } from '@portal/domain';
import type { PortalPath } from '../routing/portal-path.ts';

const carried: Readonly<Record<string, readonly string[]>> = {
  ui: ['portal', 'customer'],
  guard: guards,
};

/**
 * Returns `to` with the `ui` and `guard` of the present query added (SHELL-33, 34; AUTH-81): only values that the portal
 * knows, and only those that `to` does not set itself.
 */
export function carryQuery(to: PortalPath, presentSearch: string): PortalPath {
  const present = new URLSearchParams(presentSearch);
  const [pathname = '/', search = ''] = splitOnce(to, '?');
  const next = new URLSearchParams(search);
  const added: string[] = [];
  for (const [name, known] of Object.entries(carried)) {
    const value = present.get(name);
    if (value !== null && !next.has(name) && known.includes(value)) added.push(`${name}=${value}`);
  }
  const query = [search, ...added].filter((part) => part !== '').join('&');
  return (query === '' ? pathname : `${pathname}?${query}`) as PortalPath;
}

function splitOnce(text: string, mark: string): readonly string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
