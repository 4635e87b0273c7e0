/** The same call at a configured address when `place` is one: a path of the api, from `/` on (OP-92). */
export function at<Call extends { readonly path: `/${string}` }>(
  place: string | undefined,
  call: Call,
): Call {
  return place?.startsWith('/') ? { ...call, path: place as `/${string}` } : call;
}
