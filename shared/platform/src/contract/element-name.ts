/** Returns the name of the element of a remote: `mfe-retailers` is `portal-retailers`. */
export function elementNameOf(remote: string): string {
  return remote.replace(/^mfe-/, 'portal-');
}
