import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { ChevronDownIcon } from '../../icons/icons.tsx';

interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Id of the item that is open at first; the first one by default, null for none. */
  readonly open?: string | null;
}

const row = css({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '14px 20px',
  border: 0,
  background: 'none',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  transition: 'background-color 140ms',
  '&:hover': { background: 'color-mix(in srgb, var(--ink) 3%, transparent)' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r3)' },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', color: 'var(--ink-2)', transition: 'transform 160ms' },
  '&[aria-expanded=true] svg': { transform: 'rotate(.5turn)' },
});

/**
 * Questions whose answers open below them; draws nothing without questions. The browser's page search also finds closed
 * answers.
 */
export function Accordion({ items, open = items[0]?.id ?? null }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <DisclosureGroup
      allowsMultipleExpanded
      defaultExpandedKeys={open === null ? [] : [open]}
      css={{
        background: 'var(--surface)',
        border: '1px solid var(--line)',
        borderRadius: 'var(--r3)',
        boxShadow: 'var(--shadow)',
        overflow: 'hidden',
      }}
    >
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} id={id} css={{ '& + &': { borderTop: '1px solid var(--line)' } }}>
          <h2 css={{ fontSize: 16, lineHeight: 1.5 }}>
            <Button slot="trigger" css={row}>
              <span dir="auto">{title}</span>
              <ChevronDownIcon />
            </Button>
          </h2>
          <DisclosurePanel>
            <div
              css={{
                padding: '0 20px 20px',
                color: 'var(--ink-2)',
                maxWidth: 720,
                overflowWrap: 'anywhere',
              }}
            >
              {content}
            </div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
