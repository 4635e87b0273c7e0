import { isDefaultMethod, type PaymentMethod } from '@portal/domain';
import { deleteBank, deleteCard, listBanks, listCards, setDefaultMethod } from '@portal/api-contract';
import { mayHaveSaved, queryKeyOf, UnauthorizedError, useMessages, usePlatform } from '@portal/platform';
import { useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { methodName } from '../method-name/method-name.ts';

export interface RunningChange {
  readonly method: PaymentMethod;
  readonly change: 'make-default' | 'remove';
}

export interface MethodChanges {
  /** The change that runs, until the lists show it; null when none does. All others wait for it (OP-79). */
  readonly running: RunningChange | null;
  makeDefault(method: PaymentMethod): void;
  /** Removes the method once the customer has confirmed it. */
  remove(method: PaymentMethod): void;
}

/**
 * Changes saved methods. A success is told to the portal (`payment-method.changed`), which loads both lists again
 * (PROF-67..69). A failure is notified in the api's words (PROF-90..92) and loads them too, for another tab may have
 * removed the method. When the answer was lost and the lists show the change, it is a success.
 */
export function useMethodChanges(): MethodChanges {
  const { api, dialogs, events, notify, queryClient } = usePlatform();
  const t = useMessages(profileMessages);
  const [running, setRunning] = useState<RunningChange | null>(null);

  const refreshed = () =>
    Promise.all(
      [listCards, listBanks].map((list) =>
        // Joins what the event has begun to load.
        queryClient.invalidateQueries({ queryKey: queryKeyOf(list) }, { cancelRefetch: false }),
      ),
    );

  /** Whether the lists, as they were last loaded, have the change. */
  function isListed({ method, change }: RunningChange): boolean {
    const list =
      method.type === 'card'
        ? queryClient.getQueryData<ReturnType<typeof listCards.read>>(queryKeyOf(listCards))
        : queryClient.getQueryData<ReturnType<typeof listBanks.read>>(queryKeyOf(listBanks));
    if (!list) return false;
    if (change === 'make-default') return isDefaultMethod(method, list.defaultMethod);
    const methods: readonly PaymentMethod[] = 'cards' in list ? list.cards : list.banks;
    return methods.every(({ id }) => id !== method.id);
  }

  async function isMadeUnanswered(change: RunningChange, error: unknown): Promise<boolean> {
    if (!mayHaveSaved(error)) return false;
    await refreshed();
    return isListed(change);
  }

  async function run(change: RunningChange, call: () => Promise<unknown>, done: string) {
    setRunning(change);
    const failure = await call().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure?.error instanceof UnauthorizedError) return;
    if (failure === null || (await isMadeUnanswered(change, failure.error))) {
      events.emit('payment-method.changed', { type: change.method.type });
      notify.success(done);
    } else {
      notify.error(failureText(failure.error, t));
    }
    await refreshed();
    setRunning(null);
  }

  return {
    running,
    makeDefault(method) {
      const { type, id } = method;
      const done = t('methods.madeDefault', { method: methodName(method, t) });
      void run({ method, change: 'make-default' }, () => api.call(setDefaultMethod, { type, id }), done);
    },
    remove(method) {
      const name = methodName(method, t);
      const request = method.type === 'card' ? deleteCard : deleteBank;
      void dialogs
        .confirm({
          title: t('methods.removeTitle', { method: name }),
          text: t('methods.removeText'),
          confirm: t('methods.removeConfirm'),
          cancel: t('methods.removeCancel'),
          tone: 'danger',
        })
        .then((confirmed) => {
          if (!confirmed) return;
          const done = t('methods.removed', { method: name });
          void run({ method, change: 'remove' }, () => api.call(request, { id: method.id }), done);
        });
    },
  };
}
