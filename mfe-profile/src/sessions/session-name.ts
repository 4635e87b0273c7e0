import type { OpenSession } from '@portal/domain';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/** Returns what a customer recognises a session by: `Chrome on Windows`, or the half of it that is known. */
export function sessionName({ browser, system }: OpenSession, t: TranslateProfile): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}
