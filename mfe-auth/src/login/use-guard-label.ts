import type { Guard } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { authMessages } from '../messages/auth.messages.ts';

/** How the portal calls a guard; system staff by the configured label (OP-21). */
export function useGuardLabel(): (guard: Guard) => string {
  const t = useMessages(authMessages);
  const { config } = usePlatform();
  return (guard) => (guard === 'web' ? config.staffLabel : t(`staff.guards.${guard}`));
}
