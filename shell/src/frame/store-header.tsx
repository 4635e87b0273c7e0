import type { StoreHeader as Store } from '@portal/platform';
import { Skeleton } from '@portal/ui';
import { useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { PhoneLink } from './phone-link.tsx';
import { useRemoteState, useShell } from './shell-context.ts';

/** Name, phone and address of the store under the title (SHELL-37 to 39). */
export function StoreHeader({ store }: { readonly store: Store }) {
  return (
    <p css={frame}>
      <span>{store.name}</span>
      {store.note && <span>{store.note}</span>}
      {store.phone && (
        <span>
          <PhoneLink phone={store.phone} />
        </span>
      )}
      {store.address && <span>{store.address}</span>}
    </p>
  );
}

/**
 * A route that promises a store keeps room for it, so that nothing moves when the screen knows it.
 * The skeleton is there only while something is on its way that could name one.
 */
export function StoreRoom({ remote }: { readonly remote: string }) {
  const { outlet } = useShell();
  const failed = useRemoteState(remote).status === 'failed';
  const mounted = useSyncExternalStore(outlet.subscribe, () => outlet.mounted === remote);
  const fetching = useIsFetching() > 0;
  const onItsWay = !failed && (fetching || !mounted);
  return (
    <div css={[frame, { minHeight: 21 }]} aria-hidden="true">
      {onItsWay && <Skeleton width={240} height={21} />}
    </div>
  );
}

const frame = {
  margin: '4px 0 24px',
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
  '& > span + span::before': { content: '"·"', marginInline: 6 },
} as const;
