import type { ApiError } from '@portal/platform';

type LoginFailure =
  | { readonly type: 'wrong-credentials' }
  /** The account must be verified first (AUTH-41, 42, OP-32). */
  | { readonly type: 'unverified'; readonly token: string | null }
  | { readonly type: 'other' };

const unverifiedCodes: readonly number[] = [1001, 1005];

/** Returns why a login failed. The form itself shows a 422 at its fields. */
export function loginFailure(error: ApiError): LoginFailure {
  if (unverifiedCodes.includes(error.code)) return { type: 'unverified', token: verifyToken(error.data) };
  if (error.status === 401 || error.code === 401) return { type: 'wrong-credentials' };
  return { type: 'other' };
}

function verifyToken(data: unknown): string | null {
  const token = typeof data === 'object' && data !== null && 'token' in data ? data.token : null;
  return typeof token === 'string' && token !== '' ? token : null;
}
