import { useMessages, usePlatform } from '@portal/platform';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useEffect, useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';

type Answer = (leave: boolean) => void;

interface SendingGuardProps {
  /** How many payments are sent after this one, and not at all without the page. */
  readonly waiting?: number;
}

/**
 * Says to who leaves or goes Back that a payment is being sent, and that it goes on without the page. Rendered only while
 * one is: with the outcome the question disappears, and the customer stays to read it.
 */
export function SendingGuard({ waiting = 0 }: SendingGuardProps) {
  const t = useMessages(paymentsMessages);
  const { navigation } = usePlatform();
  const [asked, setAsked] = useState<{ readonly answer: Answer } | null>(null);
  useEffect(() => {
    let stay: (() => void) | null = null;
    const unblock = navigation.block(
      () =>
        new Promise<boolean>((resolve) => {
          stay = () => resolve(false);
          setAsked({
            answer: (leave) => {
              setAsked(null);
              resolve(leave);
            },
          });
        }),
    );
    return () => {
      unblock();
      stay?.();
    };
  }, [navigation]);
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('leave.title')}
      text={waiting > 0 ? t('leave.waiting', { count: waiting }) : t('leave.text')}
      confirm={t('leave.confirm')}
      cancel={t('leave.cancel')}
      onAnswer={(leave) => asked?.answer(leave)}
    />
  );
}
