import type { Dispatch, ReactNode } from 'react';
import { StoreList } from '../list/store-list.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from '../list/list-states.tsx';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import { writeSearch } from '../state/search.ts';
import type { StoreHover } from '../list/store-hover.ts';
import { ListHead } from './list-head.tsx';
import { SearchFailed } from './search-failed.tsx';
import type { StoresNearby } from './use-stores.ts';

interface ListPaneProps {
  readonly state: FindRetailerState;
  readonly stores: StoresNearby;
  readonly hover: StoreHover;
  readonly dispatch: Dispatch<FindRetailerAction>;
}

export function ListPane(props: ListPaneProps) {
  return (
    <section aria-labelledby="stores-title" css={{ minWidth: 0 }}>
      <ListHead {...props} />
      <div data-part="rows">{list(props)}</div>
    </section>
  );
}

function list({ state: { search }, stores, hover, dispatch }: ListPaneProps): ReactNode {
  const { status, nearby } = stores;
  if (nearby && nearby.length > 0)
    return (
      <>
        {status === 'failed' && (
          <div css={{ padding: '12px 20px 0' }}>
            <SearchFailed {...stores} />
          </div>
        )}
        <StoreList
          // Another search starts at its top again.
          key={JSON.stringify(writeSearch({ ...search, storeId: null }))}
          nearby={nearby}
          chosen={search.storeId}
          hover={hover}
          onChoose={(id) => dispatch({ type: 'choose-store', id })}
        />
      </>
    );
  // That the search before found nothing says nothing of this one.
  if (status === 'loading') return <ListSkeleton />;
  if (status === 'failed') return <ListFailed onRetry={stores.retry} />;
  return (
    <ListEmpty
      radiusMiles={search.radiusMiles}
      filtered={search.categoryId !== null}
      onWiden={(radiusMiles) => dispatch({ type: 'search-around', radiusMiles })}
      onAllCategories={() => dispatch({ type: 'filter', categoryId: null })}
    />
  );
}
