import { useMessages } from '@portal/platform';
import { Button, Text, useMoreRows } from '@portal/ui';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { NearbyStore } from './nearest.ts';
import type { StoreHover } from './store-hover.ts';
import { StoreRow } from './store-row.tsx';

/** How many rows the list shows at first and adds at a time, because ten thousand rows would block the page. */
export const pageSize = 25;

interface StoreListProps {
  readonly nearby: readonly NearbyStore[];
  readonly chosen: string | null;
  readonly hover: StoreHover;
  readonly onChoose: (id: string) => void;
}

/** Lists the stores of the map, nearest first, so that they can be chosen without the map. */
export function StoreList({ nearby, chosen, hover, onChoose }: StoreListProps) {
  const t = useMessages(retailersMessages);
  const { shown, more, showMore, list } = useMoreRows(nearby, pageSize);
  return (
    <>
      <div ref={list}>
        <ul css={{ margin: 0, padding: 0 }}>
          {shown.map((each) => (
            <StoreRow
              key={each.store.id}
              {...each}
              chosen={each.store.id === chosen}
              hover={hover}
              onChoose={() => onChoose(each.store.id)}
            />
          ))}
        </ul>
      </div>
      {more > 0 && (
        <div css={{ display: 'grid', gap: 8, padding: '12px 20px 20px', borderTop: '1px solid var(--line)' }}>
          <Text size="s" tone={2}>
            {t('list.shown', { shown: shown.length, total: nearby.length })}
          </Text>
          <Button variant="secondary" size="s" wide onClick={showMore}>
            {t('list.more', { count: more })}
          </Button>
        </div>
      )}
    </>
  );
}
