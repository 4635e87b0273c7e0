import { endOtherSessions, endSession, listSessions } from '@portal/api-contract';
import type { OpenSession } from '@portal/domain';
import { isRejection, queryKeyOf, UnauthorizedError, useMessages, usePlatform } from '@portal/platform';
import { useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { sessionName } from './session-name.ts';

interface SessionEnds {
  /** Id of the session that is being ended, or `others`; null when none is. */
  readonly running: string | null;
  end(session: OpenSession): void;
  /** Ends all sessions but this one, once the customer has confirmed it. */
  endOthers(): void;
}

/** A session that is gone already has ended, as the customer wished. */
const isGone = (error: unknown) => isRejection(error) && error.status === 404;

/** Ends sessions of the customer, and loads the list again whatever the outcome was. */
export function useSessionEnds(): SessionEnds {
  const { api, dialogs, notify, queryClient } = usePlatform();
  const t = useMessages(profileMessages);
  const [running, setRunning] = useState<string | null>(null);

  async function run(what: string, call: () => Promise<unknown>, done: string) {
    setRunning(what);
    try {
      await call();
      notify.success(done);
    } catch (error) {
      if (error instanceof UnauthorizedError) return;
      if (isGone(error)) notify.success(done);
      else notify.error(failureText(error, t));
    }
    await queryClient.invalidateQueries({ queryKey: queryKeyOf(listSessions) });
    setRunning(null);
  }

  return {
    running,
    end(session) {
      const done = t('sessions.ended', { device: sessionName(session, t) });
      void run(session.id, () => api.call(endSession, { id: session.id }), done);
    },
    endOthers() {
      void dialogs
        .confirm({
          title: t('sessions.othersTitle'),
          text: t('sessions.othersText'),
          confirm: t('sessions.othersConfirm'),
          cancel: t('cancel'),
        })
        .then((confirmed) => {
          if (confirmed)
            void run('others', () => api.call(endOtherSessions, undefined), t('sessions.othersEnded'));
        });
    },
  };
}
