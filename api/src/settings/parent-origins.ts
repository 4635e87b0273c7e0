const pattern = /^(https?):\/\/(\*\.)?([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(?::(\d{1,5}|\*))?$/;

/** Whether a text is a pattern of origins as in CSP: scheme, host with an optional `*.` before it, port or `*`. */
export const isParentPattern = (text: string): boolean => pattern.test(text);

/** Whether an origin matches one of the patterns. */
export function isParent(origin: string, patterns: readonly string[]): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  return patterns.some((one) => matches(new URL(origin), one));
}

function matches({ protocol, hostname, port }: URL, text: string): boolean {
  const [, scheme, below, host, wantedPort = ''] = pattern.exec(text) ?? [];
  if (host === undefined || protocol !== `${scheme}:`) return false;
  const standard = scheme === 'https' ? '443' : '80';
  const fitsPort = wantedPort === '*' || (port || standard) === (wantedPort || standard);
  return fitsPort && (below === undefined ? hostname === host : hostname.endsWith(`.${host}`));
}
