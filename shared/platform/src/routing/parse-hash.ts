/** Returns the pathname and search of a hash address: `#/lease/7?tab=x` has `/lease/7` and `?tab=x`. */
export function parseHash(hash: string): { readonly pathname: string; readonly search: string } {
  const address = hash.replace(/^#/, '');
  const [pathname = '', ...rest] = address.split('?');
  return {
    pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
    search: rest.length > 0 && rest.join('?') !== '' ? `?${rest.join('?')}` : '',
  };
}
