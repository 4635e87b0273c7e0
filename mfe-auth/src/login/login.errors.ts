import type { ApiError } from '@portal/platform';

export type LoginFailure =
  | { readonly kind: 'refused' }
  /** The account must be verified first (AUTH-41, 42, OP-32). */
  | { readonly kind: 'unverified'; readonly token: string | null }
  | { readonly kind: 'other'; readonly reason: string };

const mustVerify: readonly number[] = [1001, 1005];

/** What a failed login means; 422 with fields is the form's own. */
export function loginFailure(error: ApiError): LoginFailure {
  if (mustVerify.includes(error.code)) return { kind: 'unverified', token: verifyToken(error.data) };
  if (error.status === 401 || error.code === 401) return { kind: 'refused' };
  return { kind: 'other', reason: error.message };
}

function verifyToken(data: unknown): string | null {
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : null;
  return typeof token === 'string' && token !== '' ? token : null;
}
