import { Card, Stack } from '@portal/ui';
import { useEffect, useId, useMemo, useRef, type Dispatch } from 'react';
import type { NearbyStore } from '../list/nearest.ts';
import { CoLocatedCard } from '../list/co-located-card.tsx';
import { StoreCard } from '../list/store-card.tsx';
import { TabBar, type TabButtons } from '../search/tab-bar.tsx';
import { TabPanel } from '../search/tab-panel.tsx';
import { layoutStyles } from './find-retailer.styles.ts';
import type { FindRetailerAction, FindRetailerState, Selection } from '../state/find-retailer-state.ts';
import { ListPane } from './list-pane.tsx';
import { MapPane } from './map-pane.tsx';
import { LocationNotice } from './location-notice.tsx';
import { useFindRetailer } from './use-find-retailer.ts';
import { useStores } from './use-stores.ts';

const none: readonly NearbyStore[] = [];

/** `/find-a-retailer`: the active stores around a position, on the map and as a list (RET-01, RET-02). */
export function FindRetailerPage() {
  const [state, dispatch] = useFindRetailer();
  const stores = useStores(state);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const buttons: TabButtons = { filter: useRef(null), search: useRef(null) };
  const nearby = stores.status === 'ready' ? stores.nearby : none;
  useFocusReturn(state, buttons, frame);
  return (
    <Stack gap={16}>
      <LocationNotice origin={state.origin} />
      <Card as="div" pad="none" css={layoutStyles}>
        <div ref={frame} data-pane="map">
          <MapPane
            state={state}
            dispatch={dispatch}
            nearby={stores.status === 'ready' && stores.fresh ? stores.nearby : null}
          >
            <SelectionCard selection={state.selection} nearby={nearby} dispatch={dispatch} />
            <TabPanel id={panelId} state={state} dispatch={dispatch} />
          </MapPane>
          <TabBar
            open={state.tab}
            panelId={panelId}
            buttons={buttons}
            filtered={state.categoryId !== null}
            onToggle={(tab) => dispatch({ type: 'toggle-tab', tab })}
          />
        </div>
        <div data-pane="list">
          <ListPane state={state} stores={stores} dispatch={dispatch} />
        </div>
      </Card>
    </Stack>
  );
}

interface SelectionCardProps {
  readonly selection: Selection;
  readonly nearby: readonly NearbyStore[];
  readonly dispatch: Dispatch<FindRetailerAction>;
}

/** The card of the store or the co-located stores that were chosen on the map or in the list. */
function SelectionCard({ selection, nearby, dispatch }: SelectionCardProps) {
  const close = () => dispatch({ type: 'close-card' });
  const found = useMemo(() => {
    const ids = selection.type === 'none' ? [] : selection.type === 'store' ? [selection.id] : selection.ids;
    return nearby.filter(({ store }) => ids.includes(store.id));
  }, [selection, nearby]);
  const [first] = found;
  if (!first) return null;
  if (selection.type === 'store') return <StoreCard {...first} onClose={close} />;
  return (
    <CoLocatedCard nearby={found} onChoose={(id) => dispatch({ type: 'choose-store', id })} onClose={close} />
  );
}

/** Returns the focus to where a tab or a card was opened, and scrolls the map into view when a store is chosen below it. */
function useFocusReturn(
  { tab, selection }: FindRetailerState,
  buttons: TabButtons,
  frame: React.RefObject<HTMLElement | null>,
) {
  const former = useRef({ tab, selection });
  useEffect(() => {
    const before = former.current;
    former.current = { tab, selection };
    if (selection.type === 'store' && before.selection !== selection)
      frame.current?.scrollIntoView({ block: 'nearest' });
    const lost = document.activeElement === document.body;
    if (!lost || tab !== 'none' || selection.type !== 'none') return;
    if (before.tab !== 'none') buttons[before.tab].current?.focus();
    if (before.selection.type === 'store') rowOf(before.selection.id)?.focus({ preventScroll: true });
  });
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-store="${CSS.escape(id)}"]`);
}
