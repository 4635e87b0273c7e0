/** Returns the endpoint at a configured path of the api, which begins with `/`; without one, at its own (OP-92). */
export function endpointAt<Endpoint extends { readonly path: `/${string}` }>(
  path: string | undefined,
  endpoint: Endpoint,
): Endpoint {
  return path?.startsWith('/') ? { ...endpoint, path: path as `/${string}` } : endpoint;
}
