/**
 * Addresses of the portal that the api's emails lead to, after `#`: each is a route of a remote, with its parameters
 * (AUTH-16, AUTH-24 to 26). A test of shared/platform compares them with the routes.
 */
export const portalLinks = {
  invite: ({ token }: { readonly token: string }) => `/auth/invite/${encodeURIComponent(token)}` as const,
  oneTimeLogin: ({ token, code }: { readonly token: string; readonly code: string }) =>
    `/auth/login/one-time/${encodeURIComponent(token)}?${new URLSearchParams({ code }).toString()}` as const,
  reset: ({ token, email }: { readonly token: string; readonly email: string }) =>
    `/auth/reset?${new URLSearchParams({ token, email }).toString()}` as const,
};
