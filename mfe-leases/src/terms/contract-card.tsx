import { leaseContract } from '@portal/api-contract';
import type { Lease } from '@portal/domain';
import { useApiQuery, useBrand, useMessages, usePlatform } from '@portal/platform';
import { Card, ExternalLink, FailedState, Heading, Skeleton, SkeletonScreen, Text } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import { frameClass } from '@portal/ui/theme';
import { useId } from 'react';
import { rejectionMessage } from '../failures/rejection-message.ts';
import { leasesMessages } from '../messages/leases.messages.ts';

/**
 * The signed contract as a link that opens a new tab, or the api's error (LEASE-46 to 48, OP-66). The endpoint accepts
 * no address but http, https and a path of the portal's own host. A link has no place on paper.
 */
export function ContractCard({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { contact, key: brand } = useBrand();
  const { phone } = contact;
  const { wholeAddress } = usePlatform();
  const titleId = useId();
  const contract = useApiQuery(leaseContract, { leaseId: lease.id });
  if (contract.isPending) {
    return (
      <SkeletonScreen label={t('terms.loading')}>
        <Card as="div">
          <Skeleton width={160} />
          <Skeleton height={48} />
        </Card>
      </SkeletonScreen>
    );
  }
  if (!contract.data) {
    const rejection = rejectionMessage(contract.error);
    return (
      <Card as="div">
        <FailedState
          illustration={<FailedIllustration brand={brand} width={140} />}
          title={t('terms.failed')}
          text={
            rejection === null
              ? `${t('terms.failedText')} ${t('terms.call', { phone })}`
              : `${rejection} ${t('terms.callForIt', { phone })}`
          }
          onRetry={() => void contract.refetch()}
          retrying={contract.isFetching}
        />
      </Card>
    );
  }
  return (
    <Card aria-labelledby={titleId} className={frameClass.screenOnly}>
      <Heading level={2} id={titleId}>
        {t('terms.contract')}
      </Heading>
      <Text tone={2}>{t('terms.contractText')}</Text>
      <div>
        <ExternalLink href={wholeAddress(contract.data.url)} variant="primary">
          {t('terms.open')}
        </ExternalLink>
      </div>
    </Card>
  );
}
