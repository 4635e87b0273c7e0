/**
 * Returns the route that a `redirect` value may lead to after sign-in; null for the home route (OP-53).
 * Only internal hash routes are allowed, and no auth screens, because they would loop or sign out again.
 */
export function internalRoute(redirect: string | null | undefined): `/${string}` | null {
  const route = redirect?.startsWith('#') ? redirect.slice(1) : redirect;
  if (!route || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(route)) return null;
  // The router decodes: `/%61uth/logout` would log out. Only parameters are encoded, and no route begins with one.
  if (/^\/(?:auth(?![^/?#])|[^/?#]*%)/i.test(route)) return null;
  return route as `/${string}`;
}
