import { isPlacedRetailer } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { telAddress } from '@portal/platform/widgets';
import { Badge, Button, ExternalLink, Text } from '@portal/ui';
import { formatMiles } from '../location/distance.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { addressLines } from './address.ts';
import { directionsTo } from './directions.ts';
import { FloatingCard } from './floating-card.tsx';
import type { NearbyStore } from './nearest.ts';

interface StoreCardProps extends NearbyStore {
  readonly onClose: () => void;
}

/** The chosen store: how to find and to reach it, Apply Now and Cancel (RET-19 to RET-21, RET-48). */
export function StoreCard({ store, distanceKm, onClose }: StoreCardProps) {
  const t = useMessages(retailersMessages);
  const { creditOptionsUrl } = useBrand();
  return (
    <FloatingCard title={store.name} onClose={onClose}>
      <div>
        {addressLines(store).map((line) => (
          <Text key={line} tone={2}>
            {line}
          </Text>
        ))}
        <Text size="s" tone={2}>
          {distanceKm === null ? t('list.notOnMap') : t('list.milesLong', { miles: formatMiles(distanceKm) })}
        </Text>
      </div>
      {store.categories.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' }}>
          {store.categories.map((category) => (
            <li key={category}>
              <Badge>{category}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }}>
        {store.phone !== null && (
          <a
            href={telAddress(store.phone)}
            css={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              color: 'var(--brand)',
              fontWeight: 600,
              // As the link beside it.
              textUnderlineOffset: 3,
              textDecorationThickness: 1,
              textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
            }}
          >
            {store.phone}
          </a>
        )}
        {isPlacedRetailer(store) && (
          <span css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            <ExternalLink href={directionsTo(store)}>{t('card.directions')}</ExternalLink>
          </span>
        )}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <ExternalLink href={creditOptionsUrl} variant="primary" size="s" css={{ flex: 1 }}>
          {t('card.apply')}
        </ExternalLink>
        <Button variant="secondary" size="s" onClick={onClose}>
          {t('card.cancel')}
        </Button>
      </div>
    </FloatingCard>
  );
}
