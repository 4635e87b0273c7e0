import { useBrand, useMessages } from '@portal/platform';
import { Button, ExternalLink, Text } from '@portal/ui';
import { formatMiles } from '../location/distance.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { addressLines } from './address.ts';
import { FloatingCard } from './floating-card.tsx';
import type { NearbyStore } from './nearest.ts';

/** The chosen store: name, address, Apply Now, Cancel (RET-19 to RET-21, RET-48). */
export function StoreCard({ store, distanceKm, onClose }: NearbyStore & { readonly onClose: () => void }) {
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
          {t('list.milesLong', { miles: formatMiles(distanceKm) })}
        </Text>
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
