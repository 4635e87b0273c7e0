import { useMessages } from '@portal/platform';
import { Notice } from '@portal/ui';
import { retailersMessages } from '../messages/retailers.messages.ts';
import type { Origin } from '../state/find-retailer-state.ts';

/** Says why the search is not around the customer, and what to do (RET-38 to RET-42). */
export function LocationNotice({ origin }: { readonly origin: Origin }) {
  const t = useMessages(retailersMessages);
  return (
    <div role="status">
      {origin.type === 'default' && (
        <Notice tone="info">
          <strong>{t(`place.${origin.problem}`)}</strong> {t('place.way')}
        </Notice>
      )}
    </div>
  );
}
