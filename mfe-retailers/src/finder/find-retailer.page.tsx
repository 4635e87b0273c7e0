import { Card, Stack } from '@portal/ui';
import { useEffect, useId, useMemo, useRef, type Dispatch } from 'react';
import type { NearbyStore } from '../list/nearest.ts';
import { SpotCard } from '../list/spot-card.tsx';
import { StoreCard } from '../list/store-card.tsx';
import { TabBar, type TabButtons } from '../search/tab-bar.tsx';
import { TabPanel } from '../search/tab-panel.tsx';
import { besideEachOther } from './finder-layout.ts';
import type { FinderAction, FinderState, Selection } from '../state/finder-state.ts';
import { ListPane } from './list-pane.tsx';
import { MapPane } from './map-pane.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { useFinder } from './use-finder.ts';
import { useStores } from './use-stores.ts';

const none: readonly NearbyStore[] = [];

/** `/find-a-retailer`: the active stores around a place, on the map and as a list (RET-01, RET-02). */
export function FindRetailerPage() {
  const [state, dispatch] = useFinder();
  const stores = useStores(state);
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const buttons: TabButtons = { filter: useRef(null), search: useRef(null) };
  const nearby = stores.status === 'ready' ? stores.nearby : none;
  useFocusReturn(state, buttons, frame);
  return (
    <Stack gap={16}>
      <PlaceNotice origin={state.origin} />
      <Card as="div" pad="none" css={besideEachOther}>
        <div ref={frame} data-pane="map">
          <MapPane
            state={state}
            dispatch={dispatch}
            nearby={stores.status === 'ready' && stores.fresh ? stores.nearby : null}
          >
            <Chosen selection={state.selection} nearby={nearby} dispatch={dispatch} />
            <TabPanel id={panelId} state={state} dispatch={dispatch} />
          </MapPane>
          <TabBar
            open={state.tab}
            panelId={panelId}
            buttons={buttons}
            filtered={state.type !== null}
            onToggle={(tab) => dispatch({ do: 'toggle tab', tab })}
          />
        </div>
        <div data-pane="list">
          <ListPane state={state} stores={stores} dispatch={dispatch} />
        </div>
      </Card>
    </Stack>
  );
}

interface ChosenProps {
  readonly selection: Selection;
  readonly nearby: readonly NearbyStore[];
  readonly dispatch: Dispatch<FinderAction>;
}

/** The card of what was chosen on the map or in the list. */
function Chosen({ selection, nearby, dispatch }: ChosenProps) {
  const close = () => dispatch({ do: 'close card' });
  const found = useMemo(() => {
    const ids = selection.kind === 'none' ? [] : selection.kind === 'store' ? [selection.id] : selection.ids;
    return nearby.filter(({ store }) => ids.includes(store.id));
  }, [selection, nearby]);
  const [first] = found;
  if (!first) return null;
  if (selection.kind === 'store') return <StoreCard {...first} onClose={close} />;
  return <SpotCard nearby={found} onChoose={(id) => dispatch({ do: 'choose store', id })} onClose={close} />;
}

/** The focus goes back to where a tab or a card was opened from, and a store chosen below the map brings the map into view. */
function useFocusReturn(
  { tab, selection }: FinderState,
  buttons: TabButtons,
  frame: React.RefObject<HTMLElement | null>,
) {
  const former = useRef({ tab, selection });
  useEffect(() => {
    const before = former.current;
    former.current = { tab, selection };
    if (selection.kind === 'store' && before.selection !== selection)
      frame.current?.scrollIntoView({ block: 'nearest' });
    const lost = document.activeElement === document.body;
    if (!lost || tab !== 'none' || selection.kind !== 'none') return;
    if (before.tab !== 'none') buttons[before.tab].current?.focus();
    if (before.selection.kind === 'store') rowOf(before.selection.id)?.focus({ preventScroll: true });
  });
}

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-store="${CSS.escape(id)}"]`);
}
