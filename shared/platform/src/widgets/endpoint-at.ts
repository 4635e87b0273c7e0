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

const isPath = (text: string): text is `/${string}` => text.startsWith('/');
