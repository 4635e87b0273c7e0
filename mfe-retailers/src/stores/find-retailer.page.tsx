import { defaultCentre, defaultRadius, isActiveRetailer } from '@portal/domain';
import { listRetailers } from '@portal/domain/endpoints';
import { useApiQuery, useBrand, useTexts } from '@portal/platform';
import { Card, FailedState, ListRow, Skeleton, SkeletonScreen } from '@portal/ui';
import { retailersTexts } from '../retailers.catalogue.ts';

/** `/find-a-retailer`: the active stores around a place (RET-01, RET-02, RET-24). */
export function FindRetailerPage() {
  const t = useTexts(retailersTexts);
  const { contact } = useBrand();
  const stores = useApiQuery(listRetailers, { centre: defaultCentre, radiusMiles: defaultRadius, types: [] });
  if (stores.isPending)
    return (
      <SkeletonScreen label={t('list.loading')}>
        <Skeleton height={360} />
      </SkeletonScreen>
    );
  if (stores.isError)
    return (
      <FailedState
        title={t('list.failed.title')}
        text={t('list.failed.text', { phone: contact.phone })}
        onRetry={() => void stores.refetch()}
        retrying={stores.isFetching}
      />
    );
  return (
    <Card as="div" pad="none">
      <ul css={{ margin: 0, padding: 0 }}>
        {stores.data
          .filter(isActiveRetailer)
          .slice(0, 25)
          .map((store) => (
            <ListRow key={store.id} title={store.name} note={store.city} />
          ))}
      </ul>
    </Card>
  );
}
