import { css } from '@emotion/react';
import { useMessages } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';
import { formatMiles } from '../location/distance.ts';
import { retailersMessages } from '../messages/retailers.messages.ts';
import { addressLines } from './address.ts';
import type { NearbyStore } from './nearest.ts';
import type { StoreHover } from './store-hover.ts';

const styles = css({
  display: 'flex',
  gap: 12,
  alignItems: 'start',
  width: '100%',
  minHeight: 64,
  padding: '12px 20px',
  border: 0,
  background: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  transition: 'background-color 140ms',
  '&:hover, &[data-hovered]': { background: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed=true]': { background: 'var(--brand-soft)', boxShadow: 'inset 3px 0 var(--brand)' },
});

interface StoreRowProps extends NearbyStore {
  readonly chosen: boolean;
  readonly hover?: StoreHover;
  readonly onChoose: () => void;
}

/** A store of the list: the whole row is a button that shows it on the map. */
export function StoreRow({ store, distanceKm, chosen, hover, onChoose }: StoreRowProps) {
  const enter = () => hover?.set(store.id);
  const leave = () => hover?.set(null);
  return (
    <li css={{ listStyle: 'none', '& + &': { borderTop: '1px solid var(--line)' } }}>
      <button
        type="button"
        data-store={store.id}
        {...(hover?.id === store.id ? { 'data-hovered': true } : {})}
        aria-pressed={chosen}
        onClick={onChoose}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
        css={styles}
      >
        <span css={{ flex: 1, minWidth: 0 }}>
          <span css={{ display: 'block', fontWeight: 600 }}>{store.name}</span>
          {addressLines(store).map((line) => (
            <span key={line} css={{ display: 'block', fontSize: 14, color: 'var(--ink-2)' }}>
              {line}
            </span>
          ))}
        </span>
        <span css={{ flex: 'none', fontSize: 14, lineHeight: '24px', color: 'var(--ink-2)' }}>
          <Distance distanceKm={distanceKm} />
        </span>
      </button>
    </li>
  );
}

function Distance({ distanceKm }: Pick<NearbyStore, 'distanceKm'>) {
  const t = useMessages(retailersMessages);
  if (distanceKm === null) return t('list.notOnMap');
  const miles = formatMiles(distanceKm);
  return (
    <>
      <span aria-hidden="true">{t('list.miles', { miles })}</span>
      <VisuallyHidden>{t('list.milesLong', { miles })}</VisuallyHidden>
    </>
  );
}
