import type { Guard } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { authMessages } from '../messages/auth.messages.ts';

/** Returns a function that labels a guard; the system's staff has the configured label (OP-21). */
export function useGuardLabel(): (guard: Guard) => string {
  const t = useMessages(authMessages);
  const { config } = usePlatform();
  return (guard) => (guard === 'web' ? config.staffLabel : t(`staff.guards.${guard}`));
}
