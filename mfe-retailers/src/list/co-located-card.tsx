import { useMessages } from '@portal/platform';
import { Button } from '@portal/ui';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { FloatingCard } from './floating-card.tsx';
import type { NearbyStore } from './nearest.ts';
import { StoreRow } from './store-row.tsx';

interface CoLocatedCardProps {
  readonly nearby: readonly NearbyStore[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Lists the co-located stores of a marker to choose from. */
export function CoLocatedCard({ nearby, onChoose, onClose }: CoLocatedCardProps) {
  const t = useMessages(retailersMessages);
  return (
    <FloatingCard title={t('card.coLocated', { count: nearby.length })} onClose={onClose}>
      <ul css={{ margin: '0 -20px', padding: 0, maxHeight: 'clamp(136px, 24dvh, 240px)', overflowY: 'auto' }}>
        {nearby.map((each) => (
          <StoreRow key={each.store.id} {...each} chosen={false} onChoose={() => onChoose(each.store.id)} />
        ))}
      </ul>
      <Button variant="secondary" size="s" onClick={onClose}>
        {t('card.cancel')}
      </Button>
    </FloatingCard>
  );
}
