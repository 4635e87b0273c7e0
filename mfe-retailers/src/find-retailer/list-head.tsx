import { listRetailerTypes } from '@portal/api-contract';
import { allMiles, isPlacedRetailer } from '@portal/domain';
import { useApiQuery, useMessages } from '@portal/platform';
import { Heading, Text } from '@portal/ui';
import type { Dispatch, ReactNode } from 'react';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { PlaceQuestion } from '../search/place-question.tsx';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import type { StoresNearby } from './use-stores.ts';

interface ListHeadProps {
  readonly state: FindRetailerState;
  readonly stores: StoresNearby;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

/** The head of the list: what it is around, the question for another place, and how many stores it has. */
export function ListHead({ state, stores, dispatch }: ListHeadProps) {
  const t = useMessages(retailersMessages);
  const { search, device } = state;
  return (
    <div
      data-part="head"
      css={{ display: 'grid', gap: 12, padding: '16px 20px 12px', borderBottom: '1px solid var(--line)' }}
    >
      <Heading level={2} id="stores-title">
        {t(search.place ? 'list.titlePlace' : device.status === 'found' ? 'list.title' : 'list.titleDefault')}
      </Heading>
      <PlaceQuestion state={state} onSearch={(place) => dispatch({ type: 'search-place', place })} />
      {/* As high with one line as with two, so that the list stays where it is when the browser answers. */}
      <div role="status" css={{ minHeight: 44 }}>
        <Text size="s" tone={2}>
          <Around state={state} />
        </Text>
        <Text size="s" tone={2}>
          <Count state={state} stores={stores} />
        </Text>
      </div>
    </div>
  );
}

/** Says what the search is around, and why it is not around the customer (RET-38 to RET-41). */
function Around({ state: { search, device } }: Pick<ListHeadProps, 'state'>): ReactNode {
  const t = useMessages(retailersMessages);
  if (device.status === 'locating') return t('place.locating');
  const { place } = search;
  const around = () => {
    if (place?.type === 'zip') return t('place.zip', { zip: place.zip });
    if (place?.type === 'address') return t('place.address', { label: place.label });
    if (place) return t(`place.${place.type}`);
    return device.status === 'found' ? t('place.device') : t('place.default');
  };
  if (device.status !== 'failed') return around();
  const problem = <strong>{t(`place.${device.problem}`)}</strong>;
  // Without a place there is nothing to say but why.
  return place ? (
    <>
      {problem} {around()}
    </>
  ) : (
    problem
  );
}

/** Says how many stores there are, and what limits them once they are those of this search. */
function Count({
  state: { search },
  stores: { status, nearby },
}: Omit<ListHeadProps, 'dispatch'>): ReactNode {
  const t = useMessages(retailersMessages);
  const { radiusMiles, categoryId } = search;
  const types = useApiQuery(listRetailerTypes, undefined, { enabled: categoryId !== null });
  if (!nearby || (nearby.length === 0 && status !== 'ready')) return null;
  const unplaced = nearby.filter(({ store }) => !isPlacedRetailer(store)).length;
  const limits = [
    radiusMiles !== allMiles && t('list.within', { miles: radiusMiles }),
    categoryId !== null && types.data?.find(({ id }) => id === categoryId)?.label,
  ];
  const parts = [
    t('list.count', { count: nearby.length }),
    ...(status === 'ready' ? limits : []),
    unplaced > 0 && t('list.unplaced', { count: unplaced }),
  ];
  return parts.filter(Boolean).join(' · ');
}
