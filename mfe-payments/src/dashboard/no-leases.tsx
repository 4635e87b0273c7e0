import { useBrand, useRoutes, useMessages } from '@portal/platform';
import { ButtonLink, Card, EmptyState } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { paymentsMessages } from '../messages/payments.messages.ts';

/**
 * The dashboard without current leases: congratulates a customer who has paid everything off, and links to what they
 * own, to finding past leases and to finding a store (OP-02).
 *
 * @param paidOff how many leases the customer has paid off
 */
export function NoLeases({ paidOff }: { readonly paidOff: number }) {
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
  const text = paidOff > 0 ? t('dashboard.ownAllText', { count: paidOff }) : t('dashboard.emptyText');
  return (
    <Card>
      <EmptyState
        illustration={<EmptyIllustration brand={brand} />}
        title={t(paidOff > 0 ? 'dashboard.ownAll' : 'dashboard.empty')}
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
