import { formatDate, formatMoney, type Lease } from '@portal/domain';
import { useMessages, useUser } from '@portal/platform';
import { ButtonLink, Card, Heading, Text } from '@portal/ui';
import { frameClass, phone } from '@portal/ui/theme';
import { useId } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { OwnedDrawing } from './owned-drawing.tsx';

/** Celebrates a paid-off lease: it is the customer's own, at this cost, with its certificate a press away (OP-59). */
export function OwnedCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { firstName } = useUser();
  const titleId = useId();
  const total = lease.extra?.totalPaid ?? lease.totalPaymentsMade;
  const last = lease.extra?.lastPaymentDate ?? lease.lastPaymentDate;
  return (
    <Card pad="l" tone="soft" aria-labelledby={titleId}>
      <div css={layout}>
        <OwnedDrawing />
        <div css={{ display: 'grid', gap: 8, minWidth: 0, justifyItems: 'start' }}>
          <Heading level={2} id={titleId} css={{ fontSize: 24 }}>
            {firstName === null ? t('owned.title') : t('owned.titleFor', { name: firstName })}
          </Heading>
          <Text>{t('owned.text')}</Text>
          {total !== null && (
            <Text tone={2}>
              {last === null
                ? t('owned.total', { total: formatMoney(total) })
                : t('owned.totalSince', { total: formatMoney(total), date: formatDate(last) })}
            </Text>
          )}
          <div className={frameClass.screenOnly} css={{ marginTop: 8 }}>
            <ButtonLink to={ownRoutes.certificate({ id: lease.id })}>{t('owned.certificate')}</ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}

const layout = {
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  [phone]: { flexDirection: 'column', alignItems: 'flex-start', gap: 16 },
} as const;
