import type { ReactNode } from 'react';

/** A 40 px tile with an icon: sunken on cards, `brand` on the soft colour. */
export function IconTile({
  children,
  tone = 'quiet',
}: {
  readonly children: ReactNode;
  readonly tone?: 'quiet' | 'brand';
}) {
  return (
    <span
      css={{
        width: 40,
        height: 40,
        borderRadius: 12,
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        background: tone === 'brand' ? 'var(--surface)' : 'var(--sunken)',
        color: tone === 'brand' ? 'var(--brand)' : 'var(--ink-2)',
      }}
    >
      {children}
    </span>
  );
}
