import type { StoreHeader as Store } from '@portal/platform';
import { Skeleton } from '@portal/ui';
import { PhoneLink } from './phone-link.tsx';

/**
 * Name, phone and address of the store under the title (SHELL-37 to 39).
 * A route that promises one keeps room for it, so that nothing moves when the screen knows it.
 */
export function StoreHeader({ store }: { readonly store: Store | null }) {
  if (store === null) {
    return (
      <div css={frame} aria-hidden="true">
        <Skeleton width={240} height={21} />
      </div>
    );
  }
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

const frame = {
  margin: '4px 0 24px',
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--ink-2)',
  '& > span + span::before': { content: '"·"', marginInline: 6 },
} as const;
