import { trimPathname } from './path-pattern.ts';
import type { PortalPath } from './portal-path.ts';

/**
 * Returns the pathname and search of a hash address: `#/sample/7/?tab=x` has `/sample/7` and `?tab=x`. Slashes at the end
 * of the pathname mean nothing, and go.
 */
export function parseHash(hash: string): { readonly pathname: PortalPath; readonly search: string } {
  const address = hash.replace(/^#/, '');
  const [pathname = '', ...rest] = address.split('?');
  return {
    pathname: trimPathname(pathname),
    search: rest.length > 0 && rest.join('?') !== '' ? `?${rest.join('?')}` : '',
  };
}
