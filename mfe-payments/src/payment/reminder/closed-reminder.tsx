import type { LinkedPayment } from '@portal/domain';
import { useMessages, usePlatform, type PortalPath } from '@portal/platform';
import { ButtonLink, Card, Notice } from '@portal/ui';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import { ownRoutes } from '../../own-routes.ts';
import { StepHeading } from '../confirmation/step-heading.tsx';

/** Goes to the payment screen of a lease by way of signing in, where every method can be chosen. */
export function ToSignIn({ lease, secondary }: { readonly lease: string | null; readonly secondary?: true }) {
  const t = useMessages(paymentsMessages);
  const { routes } = usePlatform();
  const to: PortalPath = lease === null ? ownRoutes.dashboard() : ownRoutes.pay({ lease, choose: 'minimum' });
  const login = routes.auth.login({ redirect: to }) ?? to;
  return (
    <ButtonLink to={login} variant={secondary ? 'secondary' : 'primary'}>
      {t('reminder.signIn')}
    </ButtonLink>
  );
}

interface ClosedReminderProps {
  readonly title: string;
  readonly text: string;
  readonly tone: 'ok' | 'info' | 'warn';
  /** The lease that signing in leads to; null when nothing of it is known. */
  readonly lease: string | null;
}

/** Says why the payment of a reminder is not offered here, and the way on. */
export function ClosedReminder({ title, text, tone, lease }: ClosedReminderProps) {
  return (
    <Card>
      <StepHeading>{title}</StepHeading>
      <Notice tone={tone}>{text}</Notice>
      <div>
        <ToSignIn lease={lease} />
      </div>
    </Card>
  );
}

interface ClosedPaymentProps {
  readonly linked: Exclude<LinkedPayment, { readonly status: 'due' }>;
}

/** Says why the payment of a reminder can't be made by its link, such as that it has been paid since. */
export function ClosedPayment({ linked: { status, storeName, loanNumber } }: ClosedPaymentProps) {
  const t = useMessages(paymentsMessages);
  return (
    <ClosedReminder
      tone={status === 'paid' || status === 'scheduled' ? 'ok' : 'info'}
      title={t(`reminder.${status}Title`, { store: storeName })}
      text={t(`reminder.${status}`)}
      lease={loanNumber}
    />
  );
}
