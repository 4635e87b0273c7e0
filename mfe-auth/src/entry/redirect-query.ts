import { internalRoute } from '@portal/domain';

/** The query by which another screen before sign-in leads to the same place afterwards. */
export function redirectQuery(redirect: string | null): { readonly redirect: string | undefined } {
  return { redirect: internalRoute(redirect) ?? undefined };
}
