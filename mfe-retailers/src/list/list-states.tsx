import { allMiles, radiusOptions } from '@portal/domain';
import { useBrand, useMessages } from '@portal/platform';
import { Button, EmptyState, FailedState, Skeleton, SkeletonScreen } from '@portal/ui';
import { EmptyIllustration, FailedIllustration } from '@portal/ui/illustrations';
import { retailersMessages } from '../messages/retailers.messages.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function ListSkeleton() {
  const t = useMessages(retailersMessages);
  return (
    <SkeletonScreen label={t('list.loading')}>
      {rows.map((row) => (
        <div key={row} css={{ padding: '12px 20px', '& + &': { borderTop: '1px solid var(--line)' } }}>
          <Skeleton width="55%" />
          <Skeleton width="75%" height={21} />
          <Skeleton width="50%" height={21} />
        </div>
      ))}
    </SkeletonScreen>
  );
}

export function ListFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(retailersMessages);
  const { contact, key: brand } = useBrand();
  return (
    <FailedState
      illustration={<FailedIllustration brand={brand} width={140} />}
      title={t('list.failed.title')}
      text={t('list.failed.text', { phone: contact.phone })}
      onRetry={onRetry}
    />
  );
}

interface ListEmptyProps {
  readonly radiusMiles: number;
  readonly filtered: boolean;
  readonly onWiden: (radiusMiles: number) => void;
  readonly onAllCategories: () => void;
}

/** Returns the next of the radii that a customer can choose. */
const widerThan = (radiusMiles: number) => radiusOptions.find((miles) => miles > radiusMiles) ?? allMiles;

/** Says that no store was found, and suggests a wider radius, else all categories, else a call. */
export function ListEmpty({ radiusMiles, filtered, onWiden, onAllCategories }: ListEmptyProps) {
  const t = useMessages(retailersMessages);
  const { contact, key: brand } = useBrand();
  const illustration = <EmptyIllustration brand={brand} width={140} />;
  if (radiusMiles !== allMiles) {
    const wider = widerThan(radiusMiles);
    return (
      <EmptyState
        illustration={illustration}
        title={t('list.empty.title', { miles: radiusMiles })}
        text={t('list.empty.text')}
        action={
          <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 }}>
            {wider !== allMiles && (
              <Button onClick={() => onWiden(wider)}>{t('list.empty.wider', { miles: wider })}</Button>
            )}
            <Button variant={wider === allMiles ? 'primary' : 'secondary'} onClick={() => onWiden(allMiles)}>
              {t('list.empty.widen')}
            </Button>
          </div>
        }
      />
    );
  }
  if (filtered)
    return (
      <EmptyState
        illustration={illustration}
        title={t('list.none.title')}
        text={t('list.none.textFiltered')}
        action={<Button onClick={onAllCategories}>{t('list.none.all')}</Button>}
      />
    );
  return (
    <EmptyState
      illustration={illustration}
      title={t('list.none.title')}
      text={t('list.none.text', { phone: contact.phone })}
    />
  );
}
