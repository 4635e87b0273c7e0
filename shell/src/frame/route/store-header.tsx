import type { StoreHeader as Store } from '@portal/platform';
import { ShortText, Skeleton } from '@portal/ui';
import { useIsFetching } from '@tanstack/react-query';
import { PhoneLink } from '../../brand/phone-link.tsx';
import { useMountedRemote, useRemoteState } from '../../context/use-shell-state.ts';

/** Name, phone and address of the store under the title (SHELL-37 to 39). */
export function StoreHeader({ store }: { readonly store: Store }) {
  return (
    <p css={frame}>
      <span css={parts}>
        <span>
          <ShortText max={120}>{store.name}</ShortText>
        </span>
        {store.note && <span>{store.note}</span>}
        {store.phone && (
          <span>
            <PhoneLink phone={store.phone} />
          </span>
        )}
        {store.address && (
          <span>
            <ShortText max={120}>{store.address}</ShortText>
          </span>
        )}
      </span>
    </p>
  );
}

/**
 * Keeps space for the store of a route that promises one, so that nothing moves when the screen knows it.
 * The skeleton shows only while something loads that could name the store.
 */
export function StoreHeaderPlaceholder({ remote }: { readonly remote: string }) {
  const failed = useRemoteState(remote).status === 'failed';
  const mounted = useMountedRemote() === remote;
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
  overflow: 'clip',
  // Room for the focus ring of the phone number.
  overflowClipMargin: 4,
} as const;

/** px from one part to the next, with a dot in the middle. */
const partGap = 17;

/** Each part has its dot before it; at the start of a line the dot lies outside of the frame, which clips it. */
const parts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  marginInlineStart: -partGap,
  '& > span': { minWidth: 0, paddingInlineStart: partGap },
  '& > span::before': {
    content: '"·"',
    display: 'inline-block',
    marginInlineStart: -partGap,
    width: partGap,
    textAlign: 'center',
  },
} as const;
