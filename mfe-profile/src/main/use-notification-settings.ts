import type { PhoneSettings } from '@portal/domain';
import { saveSettings } from '@portal/api-contract';
import { defaultErrorMessage, usePlatform, useMessages, useUser } from '@portal/platform';
import { useRef, useState } from 'react';
import { profileMessages } from '../messages/profile.messages.ts';

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
  const { api, session, notify } = usePlatform();
  const saved = useUser().phoneSettings;
  const t = useMessages(profileMessages);
  const [chosen, setChosen] = useState<PhoneSettings | null>(null);
  const unsaved = useRef<PhoneSettings | null>(null);
  const shown = chosen ?? saved;

  async function save() {
    try {
      while (unsaved.current) {
        const sent = unsaved.current;
        const phoneSettings = await api.call(saveSettings, sent);
        session.updateUser({ phoneSettings });
        if (unsaved.current === sent) unsaved.current = null;
      }
      notify.success(t('main.notifications.saved'));
    } catch (error) {
      unsaved.current = null;
      const reason = error instanceof Error ? error.message : defaultErrorMessage;
      notify.error(t('main.notifications.failed', { reason }));
    }
    setChosen(null);
  }

  return {
    shown,
    choose(change) {
      const running = unsaved.current !== null;
      const wanted = { ...shown, ...change };
      setChosen(wanted);
      unsaved.current = wanted;
      if (!running) void save();
    },
  };
}
