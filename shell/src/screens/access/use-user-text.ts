import type { Guard } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { accessMessages } from '../../messages/access.messages.ts';
import { staffMessages } from '../../messages/staff.messages.ts';
import type { AccessUser } from './obstacles.ts';

/** Returns functions that name a guard, and the abilities of a user. */
export function useUserText() {
  const t = useMessages(accessMessages);
  const staffText = useMessages(staffMessages);
  return {
    guardName: (guard: Guard) => staffText(`staff.guards.${guard}`),
    abilitiesOf: ({ isAdmin, isSuperAdmin, abilities }: AccessUser) => {
      if (isSuperAdmin) return t('access.superAdmin');
      if (isAdmin) return staffText('staff.allAbilities');
      return abilities.length > 0 ? abilities.join(', ') : t('access.noAbilities');
    },
  };
}
