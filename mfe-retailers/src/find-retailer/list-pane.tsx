import { useMessages } from '@portal/platform';
import { Button, Notice } from '@portal/ui';
import type { Dispatch, ReactNode } from 'react';
import { StoreList } from '../list/store-list.tsx';
import { ListEmpty, ListFailed, ListSkeleton } from '../list/list-states.tsx';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { FindRetailerAction, FindRetailerState } from '../state/find-retailer-state.ts';
import { writeSearch } from '../state/search.ts';
import type { StoreHover } from '../list/store-hover.ts';
import { ListHead } from './list-head.tsx';
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
  switch (stores.status) {
    case 'loading':
      return <ListSkeleton />;
    case 'failed':
      return <ListFailed onRetry={stores.retry} retrying={stores.retrying} />;
    case 'ready': {
      const { nearby, fresh, failure } = stores;
      if (nearby.length > 0)
        return (
          <>
            {failure && <SearchFailed {...failure} />}
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
      if (failure) return <ListFailed onRetry={failure.retry} retrying={failure.retrying} />;
      if (!fresh) return <ListSkeleton />;
      return (
        <ListEmpty
          radiusMiles={search.radiusMiles}
          filtered={search.categoryId !== null}
          onWiden={(radiusMiles) => dispatch({ type: 'search-around', radiusMiles })}
          onAllCategories={() => dispatch({ type: 'filter', categoryId: null })}
        />
      );
    }
  }
}

interface SearchFailedProps {
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Says that the list and the map still have the stores of the search before. */
function SearchFailed({ retry, retrying }: SearchFailedProps) {
  const t = useMessages(retailersMessages);
  return (
    <div css={{ padding: '12px 20px 0' }}>
      <Notice tone="warn" role="alert">
        <p>{t('list.kept')}</p>
        <div css={{ marginTop: 8 }}>
          <Button variant="secondary" size="s" onClick={retry} pending={retrying}>
            {t('list.retry')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
