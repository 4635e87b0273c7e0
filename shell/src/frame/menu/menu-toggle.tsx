import { usePortalLocation, useMessages } from '@portal/platform';
import { MenuIcon } from '@portal/ui/icons';
import { useState } from 'react';
import { frameMessages } from '../../messages/frame.messages.ts';
import { lazyWithRetry } from '../../lazy/lazy-with-retry.tsx';

const MenuDrawer = lazyWithRetry(() =>
  import(/* webpackChunkName: "overlay" */ './menu-drawer.tsx').then((module) => module.MenuDrawer),
);

/** Opens and closes the menu of a phone (SHELL-41). */
export function MenuToggle() {
  const t = useMessages(frameMessages);
  const { key } = usePortalLocation();
  // Open at one address: Back and Forward close the menu as well.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  return (
    <>
      <button
        type="button"
        aria-label={t(open ? 'menu.close' : 'menu.open')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(open ? null : key)}
        css={styles}
      >
        <MenuIcon />
      </button>
      {open && <MenuDrawer onClose={() => setOpenAt(null)} />}
    </>
  );
}

const styles = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  // A thumb has 44 px, without moving the logo.
  '&::after': { content: '""', position: 'absolute', inset: -2 },
  marginInlineStart: -10,
  border: 0,
  borderRadius: 'var(--r2)',
  background: 'none',
  color: 'var(--brand)',
  cursor: 'pointer',
  '&:hover': { background: 'color-mix(in srgb, var(--brand) 9%, transparent)' },
} as const;
