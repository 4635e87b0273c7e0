interface HasPath {
  readonly path: `/${string}`;
}

/**
 * Returns the endpoint at a configured path of the api, which begins with `/`; without one, at its own (OP-92). A name
 * stays with the endpoint's own path when that has a parameter for it, as `/api/v2/reports/{report}` has.
 *
 * @throws TypeError for any other value, such as an address of another server
 */
export function endpointAt<Endpoint extends HasPath>(path: string | undefined, endpoint: Endpoint): Endpoint {
  if (path === undefined) return endpoint;
  if (isPath(path)) return { ...endpoint, path };
  if (endpoint.path.includes('{')) return endpoint;
  throw new TypeError(`${path} is not a path of the api: it must begin with /, as ${endpoint.path} does.`);
}

/** The base of the reference api. */
const referenceBase = '/api/v2';

/**
 * Returns an endpoint of the reference api under a configured base (OP-92: `{apiBase}`); without one, under `/api/v2`.
 *
 * @throws TypeError when the base does not begin with `/`
 */
export function endpointUnder<Endpoint extends HasPath>(
  base: string = referenceBase,
  endpoint: Endpoint,
): Endpoint {
  return endpointAt(base.replace(/\/$/, '') + endpoint.path.slice(referenceBase.length), endpoint);
}

const isPath = (text: string): text is `/${string}` => text.startsWith('/');
