import { internalRoute } from '@portal/domain';

/** Returns the query that keeps the redirect in a link to another screen before sign-in. */
export function redirectQuery(redirect: string | null): { readonly redirect: string | undefined } {
  return { redirect: internalRoute(redirect) ?? undefined };
}
