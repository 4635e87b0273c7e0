import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';

export interface TabLink {
  readonly to: To;
  readonly text: string;
  readonly current: boolean;
}

/** Tabs that are links, below the title. On a phone the row scrolls to the current one. */
export function TabLinks({ items, label }: { readonly items: readonly TabLink[]; readonly label: string }) {
  const row = useRef<HTMLElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const at = items.findIndex((item) => item.current);
  useEffect(() => {
    if (row.current && current.current) scrollToCenter(row.current, current.current);
  }, [at]);
  return (
    <nav
      ref={row}
      aria-label={label}
      css={{
        margin: '20px 0 28px',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Space for the focus ring, which a scrolling row would cut off.
        paddingInline: 8,
        marginInline: -8,
      }}
    >
      <ul
        css={{
          display: 'flex',
          gap: 24,
          listStyle: 'none',
          width: 'max-content',
          minWidth: '100%',
          boxShadow: 'inset 0 -1px var(--line)',
        }}
      >
        {items.map(({ to, text, current: on }) => (
          <li key={text}>
            <Link
              to={to}
              {...(on ? { 'aria-current': 'page', ref: current } : {})}
              css={{
                display: 'block',
                // Keeps the focus ring off the letters; the line below them is as wide as they are.
                padding: `10px ${ringSpace}px 12px`,
                marginInline: -ringSpace,
                position: 'relative',
                fontWeight: 600,
                whiteSpace: 'nowrap',
                textDecoration: 'none',
                color: on ? 'var(--ink)' : 'var(--ink-2)',
                transition: 'color 140ms',
                '&::after': {
                  content: '""',
                  position: 'absolute',
                  inset: `auto ${ringSpace}px 0`,
                  borderBottom: `2px solid ${on ? 'var(--brand)' : 'transparent'}`,
                  transition: 'border-color 140ms',
                },
                '&:hover': {
                  color: 'var(--ink)',
                  '&::after': { borderColor: on ? 'var(--brand)' : 'var(--line-strong)' },
                },
                '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r1)' },
                '@media (forced-colors: active)': { '&::after': { borderColor: on ? 'LinkText' : 'Canvas' } },
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the letters of a tab, in px. */
const ringSpace = 6;

/** Scrolls the row alone. After `scrollIntoView` the Tab key would start at the item, past the skip link and the menu. */
function scrollToCenter(row: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
