import type { Guard } from '@portal/domain';
import { usePlatform, useTexts } from '@portal/platform';
import { authTexts } from '../texts/auth.catalogue.ts';

/** How the portal calls a guard; system staff by the configured label (OP-21). */
export function useGuardLabel(): (guard: Guard) => string {
  const t = useTexts(authTexts);
  const { config } = usePlatform();
  return (guard) => (guard === 'web' ? config.staffLabel : t(`staff.guards.${guard}`));
}
