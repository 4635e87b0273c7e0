import { Card } from '@portal/ui';
import { focusedElement, treeOf } from '@portal/ui/focus';
import { useEffect, useId, useMemo, useRef, useState, type Dispatch } from 'react';
import type { NearbyStore } from '../list/nearest.ts';
import { CoLocatedCard } from '../list/co-located-card.tsx';
import { StoreCard } from '../list/store-card.tsx';
import type { StoreHover } from '../list/store-hover.ts';
import { TabBar, type TabButtons } from '../search/tab-bar.tsx';
import { TabPanel } from '../search/tab-panel.tsx';
import { layoutStyles } from './find-retailer.styles.ts';
import {
  asksOnMap,
  isOpen,
  type FindRetailerAction,
  type FindRetailerState,
  type Pane,
} from '../state/find-retailer-state.ts';
import { ListPane } from './list-pane.tsx';
import { MapPane } from './map-pane.tsx';
import { PaneSwitch } from './pane-switch.tsx';
import { useFindRetailer } from './use-find-retailer.ts';
import { useStores, type StoresNearby } from './use-stores.ts';

const none: readonly NearbyStore[] = [];

/** `/find-a-retailer`: the active stores around a position, on the map and as a list (RET-01, RET-02). */
export function FindRetailerPage() {
  const [state, dispatch] = useFindRetailer();
  const stores = useStores(state);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const buttons: TabButtons = { filter: useRef(null), search: useRef(null) };
  const [hovered, setHovered] = useState<string | null>(null);
  const hover = useMemo((): StoreHover => ({ id: hovered, set: setHovered }), [hovered]);
  const pane = paneOf(state, stores);
  useFocusReturn(state, buttons, frame);
  return (
    <Card as="div" pad="none" css={layoutStyles} data-pane={pane} data-asks={asksOnMap(state) || undefined}>
      <PaneSwitch pane={pane} onSwitch={(chosen) => dispatch({ type: 'show-pane', pane: chosen })} />
      <div ref={frame} data-area="map">
        <MapPane state={state} dispatch={dispatch} stores={stores} hover={hover}>
          <SelectionCard state={state} nearby={stores.nearby ?? none} dispatch={dispatch} />
          <TabPanel id={panelId} state={state} dispatch={dispatch} />
        </MapPane>
      </div>
      <div data-area="tabs">
        <TabBar
          open={state.tab}
          panelId={panelId}
          buttons={buttons}
          filtered={state.search.categoryId !== null}
          onToggle={(tab) => dispatch({ type: 'toggle-tab', tab })}
        />
      </div>
      <div data-area="list">
        <ListPane state={state} stores={stores} hover={hover} dispatch={dispatch} />
      </div>
    </Card>
  );
}

/**
 * On a narrow screen the map comes with what opens on it, and goes with it. Without stores to draw, the list says why and
 * what to do; only a customer who has chosen the map sees it empty.
 */
function paneOf(state: FindRetailerState, { status, nearby }: StoresNearby): Pane {
  const { pane, tab, search, device } = state;
  const lacksStore =
    search.storeId !== null && nearby !== null && !nearby.some(({ store }) => store.id === search.storeId);
  // A store that an address names need not be among those of the search: then no card opens.
  if (isOpen(state) && (tab !== 'none' || !lacksStore)) return 'map';
  const isEmpty = nearby?.length === 0 && device.status !== 'locating';
  const isUnknown = nearby === null && status === 'failed';
  return pane ?? (isEmpty || isUnknown ? 'list' : 'map');
}

interface SelectionCardProps {
  readonly state: FindRetailerState;
  readonly nearby: readonly NearbyStore[];
  readonly dispatch: Dispatch<FindRetailerAction>;
}

/** The card of the store or the co-located stores that were chosen on the map or in the list. */
function SelectionCard({ state: { search, coLocated }, nearby, dispatch }: SelectionCardProps) {
  const close = () => dispatch({ type: 'close-card' });
  const { storeId } = search;
  const found = useMemo(
    () =>
      nearby.filter(({ store: { id } }) => (coLocated.length > 0 ? coLocated.includes(id) : id === storeId)),
    [storeId, coLocated, nearby],
  );
  const [first] = found;
  if (!first) return null;
  if (coLocated.length === 0) return <StoreCard key={first.store.id} {...first} onClose={close} />;
  return (
    <CoLocatedCard nearby={found} onChoose={(id) => dispatch({ type: 'choose-store', id })} onClose={close} />
  );
}

/** Returns the focus to where a tab or a card was opened, and scrolls the map into view when a store is chosen below it. */
function useFocusReturn(
  { tab, search: { storeId }, coLocated }: FindRetailerState,
  buttons: TabButtons,
  frame: React.RefObject<HTMLElement | null>,
) {
  const former = useRef({ tab, storeId, coLocated });
  useEffect(() => {
    const before = former.current;
    former.current = { tab, storeId, coLocated };
    const map = frame.current;
    if (!map) return;
    if (storeId !== null && before.storeId !== storeId) map.scrollIntoView({ block: 'nearest' });
    const isLost = () => focusedElement(map) === null;
    if (!isLost() || tab !== 'none' || storeId !== null || coLocated.length > 0) return;
    if (before.tab !== 'none') buttons[before.tab].current?.focus();
    if (before.storeId !== null) rowOf(map, before.storeId)?.focus({ preventScroll: true });
    // A card that was opened on the map may have no row that is shown.
    if ((before.storeId !== null || before.coLocated.length > 0) && isLost())
      map.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true });
  });
}

/** Returns the row of a store in the list, which is beside the map's frame. */
function rowOf(frame: HTMLElement, id: string): HTMLElement | null {
  return treeOf(frame).querySelector<HTMLElement>(`[data-store="${CSS.escape(id)}"]`);
}
