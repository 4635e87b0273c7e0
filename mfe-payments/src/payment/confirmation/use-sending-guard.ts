import { useMessages, usePlatform } from '@portal/platform';
import { useEffect, useEffectEvent } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';

/** While a payment is being sent, says so to who leaves or goes Back, and that it goes on without the page. */
export function useSendingGuard(sending: boolean): void {
  const t = useMessages(paymentsMessages);
  const { navigation, dialogs } = usePlatform();
  const ask = useEffectEvent(() =>
    dialogs.confirm({
      title: t('leave.title'),
      text: t('leave.text'),
      confirm: t('leave.confirm'),
      cancel: t('leave.cancel'),
    }),
  );
  useEffect(() => (sending ? navigation.block(() => ask()) : undefined), [sending, navigation]);
}
