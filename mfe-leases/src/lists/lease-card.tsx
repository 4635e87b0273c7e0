import { goodsKind, providerLabel, type Lease } from '@portal/domain';
import { usePlatform, useTexts } from '@portal/platform';
import { ButtonLink, Card, Facts, Heading, IconTile, Row, Text } from '@portal/ui';
import { ChevronRightIcon, GoodsIcon } from '@portal/ui/icons';
import type { ComponentProps, ReactNode } from 'react';
import { leasePath } from '../lease/lease-path.ts';
import { leasesTexts } from '../texts/leases.catalogue.ts';

interface LeaseCardProps {
  readonly lease: Lease;
  /** Names the lease below its store. */
  readonly note: string;
  readonly badge?: ReactNode;
  readonly facts?: ComponentProps<typeof Facts>['items'];
  readonly children?: ReactNode;
  /** Beside the provider in the last line. */
  readonly remark?: string | null;
  /** The lease has a screen of its own; an application has none. */
  readonly opens?: boolean;
}

/** One lease of a list; what is said of it depends on the list. */
export function LeaseCard({
  lease,
  note,
  badge,
  facts,
  children,
  remark = null,
  opens = true,
}: LeaseCardProps) {
  const t = useTexts(leasesTexts);
  const { config } = usePlatform();
  const { name, type } = lease.store;
  const provider = t('lease.by', { provider: providerLabel(type, config.brands[0].name) });
  return (
    <Card as="li" pad="s">
      <Row gap={16}>
        <IconTile>
          <GoodsIcon kind={goodsKind(type)} />
        </IconTile>
        <div css={{ flex: 1, minWidth: 0 }}>
          <Heading level={2} clip css={{ fontSize: 16 }}>
            <span title={name}>{name}</span>
          </Heading>
          <Text size="s" tone={2}>
            {note}
          </Text>
        </div>
      </Row>
      {badge}
      {facts && <Facts items={facts} />}
      {children}
      <Row justify="between" gap={16} css={{ alignSelf: 'end' }}>
        <Text size="s" tone={2}>
          {[remark, provider].filter((part) => part !== null).join(' · ')}
        </Text>
        {opens && (
          <ButtonLink
            to={leasePath(lease)}
            variant="quiet"
            size="s"
            iconAfter={<ChevronRightIcon />}
            aria-label={t('lease.detailsOf', { store: name, number: lease.loanNumber })}
          >
            {t('lease.details')}
          </ButtonLink>
        )}
      </Row>
    </Card>
  );
}
