import { useMessages } from '@portal/platform';
import { Button, Text } from '@portal/ui';
import { useState } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { NearbyStore } from './nearest.ts';
import { StoreRow } from './store-row.tsx';

/** How many rows the list shows at first and adds at a time, because ten thousand rows would block the page. */
export const pageSize = 25;

interface StoreListProps {
  readonly nearby: readonly NearbyStore[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Lists the stores of the map, nearest first, so that they can be chosen without the map. */
export function StoreList({ nearby, chosen, onChoose }: StoreListProps) {
  const t = useMessages(retailersMessages);
  const [shown, setShown] = useState(pageSize);
  const left = nearby.length - shown;
  return (
    <>
      <ul css={{ margin: 0, padding: 0 }}>
        {nearby.slice(0, shown).map((each) => (
          <StoreRow
            key={each.store.id}
            {...each}
            chosen={each.store.id === chosen}
            onChoose={() => onChoose(each.store.id)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div css={{ display: 'grid', gap: 8, padding: '12px 20px 20px', borderTop: '1px solid var(--line)' }}>
          <Text size="s" tone={2}>
            {t('list.shown', { shown, total: nearby.length })}
          </Text>
          <Button variant="secondary" size="s" wide onClick={() => setShown(shown + pageSize)}>
            {t('list.more', { count: Math.min(left, pageSize) })}
          </Button>
        </div>
      )}
    </>
  );
}
