import type { Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { accessMessages } from '../../messages/access.messages.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import type { AccessUser } from './obstacles.ts';

/** Returns functions that name a guard, and the abilities of a user. */
export function useUserText() {
  const t = useMessages(accessMessages);
  const shellText = useMessages(shellMessages);
  return {
    guardName: (guard: Guard) => shellText(`staff.guards.${guard}`),
    abilitiesOf: ({ isAdmin, isSuperAdmin, abilities }: AccessUser) => {
      if (isSuperAdmin) return t('access.superAdmin');
      if (isAdmin) return shellText('staff.allAbilities');
      return abilities.length > 0 ? abilities.join(', ') : t('access.noAbilities');
    },
  };
}
