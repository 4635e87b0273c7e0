import { formatMoney } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { ButtonLink } from '@portal/ui';
import { phone } from '@portal/ui/theme';
import { batchTotal, type BatchLease } from '../due-leases/batch-leases.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';

/** The way to pay several leases in one go; nothing when fewer than two need something. */
export function PayAll({ leases }: { readonly leases: readonly BatchLease[] }) {
  const t = useMessages(paymentsMessages);
  if (leases.length < 2) return null;
  const due = leases.filter(({ isDue }) => isDue);
  if (due.length < 2) {
    return (
      <div>
        <ButtonLink to={ownRoutes.payAll({})} variant="quiet">
          {t('dashboard.paySeveral')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div css={{ display: 'grid', justifyItems: 'start', [phone]: { justifyItems: 'stretch' } }}>
      <ButtonLink to={ownRoutes.payAll({})}>
        {t('dashboard.payAll', { amount: formatMoney(batchTotal(due)) })}
      </ButtonLink>
    </div>
  );
}
