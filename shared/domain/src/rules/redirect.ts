/**
 * The route a `redirect` value may lead to after sign-in, or null for the home route (OP-53).
 * Internal hash routes only; auth screens are left out, for they would loop or sign out again.
 */
export function internalRoute(redirect: string | null | undefined): `/${string}` | null {
  const route = redirect?.startsWith('#') ? redirect.slice(1) : redirect;
  if (!route || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(route)) return null;
  if (/^\/auth(?![^/?#])/i.test(route)) return null;
  return route as `/${string}`;
}
