import { useBrand, useRoutes, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface NoLeasesProps {
  /** How many leases the customer has paid off. */
  readonly paidOff: number;
  /** Whether no bank has still to settle a payment of theirs. */
  readonly isSettled: boolean;
}

/**
 * The dashboard without current leases: congratulates a customer who has paid everything off, once the last payment has
 * settled, and links to what they own, to finding past leases and to finding a store (OP-02).
 */
export function NoLeases({ paidOff, isSettled }: NoLeasesProps) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  const routes = useRoutes();
  const owned = paidOff > 0 ? routes.leases.paidOff() : null;
  const retrieve = routes.leases.retrieve();
  const links = [
    { to: owned, text: t('dashboard.paidOff') },
    { to: retrieve, text: t('dashboard.retrieve') },
    { to: routes.retailers.map(), text: t('dashboard.retailer') },
  ].flatMap(({ to, text }) => (to === null ? [] : [{ to, text }]));
  const { title, text } = (() => {
    if (paidOff === 0) return { title: t('dashboard.empty'), text: t('dashboard.emptyText') };
    return isSettled
      ? { title: t('dashboard.ownAll'), text: t('dashboard.ownAllText', { count: paidOff }) }
      : { title: t('nothingLeft.title'), text: t('nothingLeft.unsettled') };
  })();
  return (
    <Card>
      <EmptyState
        illustration={<EmptyIllustration brand={brand} />}
        title={title}
        text={retrieve === null || paidOff > 0 ? text : `${text} ${t('dashboard.leasedBefore')}`}
        action={
          links.length > 0 && (
            <div css={{ display: 'grid', gap: 12 }}>
              {links.map((link, index) => (
                <ButtonLink key={link.to} to={link.to} variant={index === 0 ? 'primary' : 'secondary'}>
                  {link.text}
                </ButtonLink>
              ))}
            </div>
          )
        }
      />
    </Card>
  );
}
