import type { Lease } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { UnloadedCard } from '@portal/ui';
import { FailedIllustration } from '@portal/ui/illustrations';
import type { ReactNode } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';
import { UnsettledCard } from './unsettled-card.tsx';
import { useSettlement } from './use-settlement.ts';

interface SettledProps {
  /** A paid-off lease. */
  readonly lease: Lease;
  /** Height of what is awaited, px. */
  readonly height: number;
  /** The title while it can't be told whether the last payment has settled. */
  readonly failedTitle: string;
  readonly children: ReactNode;
}

/** Shows its children, which say that a lease is the customer's own, once the last payment has settled (LEASE-29). */
export function Settled({ lease, height, failedTitle, children }: SettledProps) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const settlement = useSettlement();
  if (settlement.status !== 'ready')
    return (
      <UnloadedCard
        load={settlement}
        skeleton={[height]}
        illustration={<FailedIllustration brand={brand} />}
        title={failedTitle}
        text={t('failed.text')}
      />
    );
  return settlement.isAwaited(lease) ? <UnsettledCard /> : children;
}
