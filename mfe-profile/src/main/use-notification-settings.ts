import type { PhoneSettings } from '@portal/domain';
import { currentUser, saveSettings } from '@portal/api-contract';
import { UnauthorizedError, useMessages, usePlatform, useUser } from '@portal/platform';
import { useRef, useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';

interface NotificationSettings {
  /** The chosen settings, which may be a moment ahead of the saved ones. */
  readonly settings: PhoneSettings;
  change(change: Partial<PhoneSettings>): void;
}

/**
 * Saves a changed switch at once (PROF-70). Only one request runs at a time: changes made meanwhile are sent after it, so
 * that answers can't overtake one another. Both settings are sent (API-62), so the other one is read before: another tab
 * or device may have changed it. A failure puts the switches back to the saved settings (OP-82).
 */
export function useNotificationSettings(): NotificationSettings {
  const { api, session, notify } = usePlatform();
  const saved = useUser().phoneSettings;
  const t = useMessages(profileMessages);
  const [chosen, setChosen] = useState<PhoneSettings | null>(null);
  const unsaved = useRef<Partial<PhoneSettings> | null>(null);
  const settings = chosen ?? saved;

  async function save() {
    try {
      while (unsaved.current) {
        const sent = unsaved.current;
        const current = await api.call(currentUser, undefined);
        const phoneSettings = await api.call(saveSettings, { ...current.phoneSettings, ...sent });
        session.updateUser({ phoneSettings });
        if (unsaved.current === sent) unsaved.current = null;
      }
      notify.success(t('main.notifications.saved'));
    } catch (error) {
      unsaved.current = null;
      const reason = failureText(error, t);
      if (!(error instanceof UnauthorizedError)) notify.error(t('main.notifications.failed', { reason }));
    }
    setChosen(null);
  }

  return {
    settings,
    change(change) {
      const saving = unsaved.current !== null;
      setChosen({ ...settings, ...change });
      unsaved.current = { ...unsaved.current, ...change };
      if (!saving) void save();
    },
  };
}
