import { useMessages } from '@portal/platform';
import { Button, Notice } from '@portal/ui';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { StoresNearby } from './use-stores.ts';

type SearchFailedProps = Extract<StoresNearby, { status: 'failed' }>;

/** Says that a search has failed, and whether list and map still have the stores of the search before. */
export function SearchFailed({ nearby, retry }: SearchFailedProps) {
  const t = useMessages(retailersMessages);
  return (
    <Notice tone="warn" role="alert">
      <p>{t(nearby && nearby.length > 0 ? 'list.kept' : 'list.failed.title')}</p>
      <div css={{ marginTop: 8 }}>
        <Button variant="secondary" size="s" onClick={retry}>
          {t('list.retry')}
        </Button>
      </div>
    </Notice>
  );
}
