import type { WireRequest } from '@portal/api-contract';

/**
 * Returns the address of a request: path parameters substituted and encoded (SHARED-54), the query appended.
 *
 * @param base origin of the api; '' for the page's own origin
 * @throws TypeError when a parameter is missing or would change the path
 */
export function addressOf(
  base: string,
  path: string,
  { path: params = {}, query = {} }: WireRequest,
): string {
  const [pathname = '', ownQuery] = path.split('?');
  const filled = pathname.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    // `.` and `..` are not encoded by encodeURIComponent, and the browser would resolve them away.
    if (value === undefined || /^\.{0,2}$/.test(value)) throw new TypeError(`${path} needs {${name}}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(ownQuery);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const origin = base === '' ? globalThis.location.origin : base;
  return `${origin}${filled}${search.size > 0 ? `?${search}` : ''}`;
}
