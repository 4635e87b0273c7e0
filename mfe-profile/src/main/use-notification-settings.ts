import type { PhoneSettings } from '@portal/domain';
import { saveSettings } from '@portal/domain/endpoints';
import { useApiMutation, usePlatform, useTexts, useUser } from '@portal/platform';
import { useRef, useState } from 'react';
import { profileTexts } from '../profile.catalogue.ts';

export interface NotificationSettings {
  /** As chosen, which may be a moment ahead of what is saved. */
  readonly shown: PhoneSettings;
  choose(change: Partial<PhoneSettings>): void;
}

/**
 * Sends a changed switch at once (PROF-70). One call runs at a time: what is chosen meanwhile is sent after it,
 * so answers can't overtake one another. A failure puts the switches back to what is saved (OP-82).
 */
export function useNotificationSettings(): NotificationSettings {
  const { session, notify } = usePlatform();
  const saved = useUser().phoneSettings;
  const t = useTexts(profileTexts);
  const [chosen, setChosen] = useState<PhoneSettings | null>(null);
  const next = useRef<PhoneSettings | null>(null);

  const save = useApiMutation(saveSettings, {
    onSuccess: (settings) => {
      session.updateUser({ phoneSettings: settings });
      const more = next.current;
      next.current = null;
      if (more) return save.mutate(more);
      setChosen(null);
      notify.success(t('main.notifications.saved'));
    },
    onError: (error) => {
      next.current = null;
      setChosen(null);
      notify.error(t('main.notifications.failed', { reason: error.message }));
    },
  });

  const shown = chosen ?? saved;
  return {
    shown,
    choose(change) {
      const wanted = { ...shown, ...change };
      setChosen(wanted);
      if (save.isPending) next.current = wanted;
      else save.mutate(wanted);
    },
  };
}
