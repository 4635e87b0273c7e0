import type { OpenSession } from '@portal/domain';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/** Returns what a customer recognises a session by: `Chrome on Windows`, or the half of it that is known. */
export function sessionName({ browser, system }: OpenSession, t: TranslateProfile): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}

/** Returns the names that more than one of the sessions that can be ended have. */
export function sharedNames(sessions: readonly OpenSession[], t: TranslateProfile): ReadonlySet<string> {
  const names = sessions.filter(({ isCurrent }) => !isCurrent).map((session) => sessionName(session, t));
  return new Set(names.filter((name, at) => names.indexOf(name) !== at));
}
