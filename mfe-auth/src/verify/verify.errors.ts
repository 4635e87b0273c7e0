import { ApiError } from '@portal/platform';

/** Why a PIN was not accepted. */
export type PinFailure = 'wrong' | 'maxed' | 'ended' | 'limited' | 'other';

/** Returns why verifying failed; `ended` is a token that is unknown, used or too old, `limited` too many wrong PINs. */
export function pinFailure(error: unknown): PinFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 406 || isMaxed(error.data)) return 'maxed';
  if (error.code === 404) return 'ended';
  if (error.status === 429) return 'limited';
  return error.code === 400 ? 'wrong' : 'other';
}

const isMaxed = (data: unknown) =>
  typeof data === 'object' && data !== null && 'maxed' in data && data.maxed === true;
