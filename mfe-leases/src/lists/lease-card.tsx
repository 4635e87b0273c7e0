import { productCategory, isCurrent, isPaidOff, providerLabel, type Lease } from '@portal/domain';
import { usePlatform, useMessages } from '@portal/platform';
import { ButtonLink } from '@portal/ui';
import { ItemCard } from '@portal/ui/data';
import { ChevronRightIcon, ProductCategoryIcon } from '@portal/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import { leasesMessages } from '../messages/leases.messages.ts';
import { UnreadableNote } from '../lease/unreadable-note.tsx';
import { ownRoutes } from '../own-routes.ts';

type LeaseCardProps = Pick<
  ComponentProps<typeof ItemCard>,
  'note' | 'badge' | 'facts' | 'progress' | 'children'
> & {
  readonly lease: Lease;
  /** In the last line, before the provider. */
  readonly remark?: string | null;
  /** What to do next about this lease, before the link to its details. */
  readonly action?: ReactNode;
};

/** One lease of a list, titled by its store; each list gives its own details (OP-59, LEASE-26, LEASE-27). */
export function LeaseCard({ lease, remark = null, action = null, children, ...details }: LeaseCardProps) {
  const t = useMessages(leasesMessages);
  const { config } = usePlatform();
  const { name, type } = lease.store;
  const provider = t('lease.by', { provider: providerLabel(type, config.brands[0].name) });
  return (
    <ItemCard
      icon={<ProductCategoryIcon category={productCategory(type)} />}
      title={name}
      remarks={remark === null ? [provider] : [remark, provider]}
      actions={
        <>
          {action}
          {/* An application has no summary, because it is not a lease yet. */}
          {(isCurrent(lease) || isPaidOff(lease)) && (
            <ButtonLink
              to={ownRoutes.summary({ id: lease.id })}
              variant="quiet"
              size="s"
              iconAfter={<ChevronRightIcon />}
              aria-label={t('lease.detailsOf', { store: name, number: lease.loanNumber })}
            >
              {t('lease.details')}
            </ButtonLink>
          )}
        </>
      }
      {...details}
    >
      {children}
      <UnreadableNote lease={lease} />
    </ItemCard>
  );
}
