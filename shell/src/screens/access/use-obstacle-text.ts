import { useMessages } from '@portal/platform';
import { accessMessages } from '../../messages/access.messages.ts';
import { staffMessages } from '../../messages/staff.messages.ts';
import type { Obstacle } from './obstacles.ts';

/** Returns a function that says in one sentence what a user lacks. */
export function useObstacleText(): (obstacle: Obstacle) => string {
  const t = useMessages(accessMessages);
  const guardName = useMessages(staffMessages);
  return (obstacle) => {
    switch (obstacle.type) {
      case 'guest-only':
        return t('access.guestOnly');
      case 'guard': {
        const names = obstacle.needed.map((guard) => guardName(`staff.guards.${guard}`));
        return t('access.needsGuard', { guard: names.join(', ') });
      }
      case 'ability':
        return t('access.needsAbility', { ability: obstacle.needed.split('|').join(', ') });
      case 'super-admin':
        return t('access.needsSuperAdmin');
    }
  };
}
