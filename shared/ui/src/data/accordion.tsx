import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Id of the item that is open at first; the first one unless told, null for none. */
  readonly open?: string | null;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '14px 20px',
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  transition: 'background-color 140ms',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { background: 'color-mix(in srgb, var(--ink) 3%, transparent)' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r3)' },
  '& svg': { color: 'var(--ink-2)', transition: 'transform 160ms' },
  'details[open] > & svg': { transform: 'rotate(.5turn)' },
});

/** Questions that open below themselves. The browser's own details: found by its page search too. */
export function Accordion({ items, open = items[0]?.id ?? null }: AccordionProps) {
  return (
    <div
      css={{
        background: 'var(--surface)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r3)',
        boxShadow: 'var(--shadow)',
        overflow: 'hidden',
      }}
    >
      {items.map(({ id, title, content }) => (
        <details key={id} open={id === open} css={{ '& + &': { borderTop: '1px solid var(--line)' } }}>
          <summary css={row}>
            {title}
            <ChevronDownIcon />
          </summary>
          <div css={{ padding: '0 20px 20px', color: 'var(--ink-2)', maxWidth: 720 }}>{content}</div>
        </details>
      ))}
    </div>
  );
}
