import { usePlatform, useUser } from '@portal/platform';
import { Grid, Stack } from '@portal/ui';
import { AccountActions } from './account-actions.tsx';
import { OpenSessions } from '../sessions/open-sessions.tsx';
import { IdentityCard } from './identity-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NotificationSwitches } from './notification-switches.tsx';
import { ThemeCard } from './theme-card.tsx';

/** `/profile/main`. The session has all of its data; only the list of sessions is loaded. */
export function ProfilePage() {
  const user = useUser();
  const { keepsChoices } = usePlatform();
  return (
    <Stack gap={24}>
      <Grid>
        <IdentityCard user={user} />
        <NotificationSwitches />
      </Grid>
      <AccountActions />
      {keepsChoices && (
        <Grid>
          <ThemeCard />
          <LanguageCard />
        </Grid>
      )}
      <OpenSessions />
    </Stack>
  );
}
