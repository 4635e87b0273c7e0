import { usePortalLocation, useSession, useMessages } from '@portal/platform';
import { menuFor } from '@portal/platform/contract';
import { Skeleton } from '@portal/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { frameMessages } from '../../messages/frame.messages.ts';
import { useContractMessages } from '../../messages/use-contract-messages.ts';
import { isCurrentItem } from './is-current-item.ts';
import { MenuItemIcon } from './menu-item-icon.tsx';
import { useShell } from '../../context/shell-context.ts';

/** The main menu: the items of all contracts that the session may open (SHELL-43 to 49). */
export function MenuItems({ onChoose }: { readonly onChoose?: () => void }) {
  const { platform } = useShell();
  const session = useSession();
  const match = platform.routeTable.match(usePortalLocation().pathname);
  const t = useMessages(frameMessages);
  const contractMessage = useContractMessages();
  const { contracts } = useSnapshot(platform.contracts.state);
  const items = useMemo(() => menuFor(contracts, session), [contracts, session]);
  return (
    <nav aria-label={t('menu.label')} aria-busy={session.status === 'unknown'}>
      <ul css={{ display: 'grid', gap: 4, listStyle: 'none', padding: 0, margin: 0 }}>
        {session.status === 'unknown' && skeletonRows}
        {items.map((item) => {
          const current = isCurrentItem(item, match);
          const contract = contracts.find(({ name }) => name === item.remote);
          return (
            <li key={`${item.remote}${item.to}`}>
              <Link
                to={item.to}
                {...(current ? { 'aria-current': 'page' } : {})}
                {...(onChoose ? { onClick: onChoose } : {})}
                css={itemStyles}
              >
                <MenuItemIcon path={item.icon} />
                {contract && contractMessage(contract, item.text)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const skeletonRows = [88, 112, 56, 64, 64].map((width, at) => (
  <li key={at} css={{ display: 'flex', alignItems: 'center', gap: 12, padding: '10px 12px' }}>
    <Skeleton width={20} />
    <Skeleton width={width} />
  </li>
));

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px',
  borderRadius: 'var(--r2)',
  color: 'var(--ink-2)',
  fontWeight: 550,
  textDecoration: 'none',
  transition: 'background-color 140ms, color 140ms',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&[aria-current=page]': { background: 'var(--brand-soft)', color: 'var(--brand-strong)' },
  '@media (forced-colors: active)': { '&[aria-current=page]': { outline: '2px solid' } },
} as const;
