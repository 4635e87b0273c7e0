import { css } from '@emotion/react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface TabPanelsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly text: string; readonly content: ReactNode }[];
  /** Open at first; the first one unless told. */
  readonly initial?: string;
  readonly onChange?: (id: string) => void;
}

const look = css({
  padding: '10px 0',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: 'var(--ink-2)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'color 140ms, border-color 140ms',
  '&:hover': { color: 'var(--ink)', borderColor: 'var(--line-strong)' },
  '&[aria-selected=true]': { color: 'var(--ink)', borderColor: 'var(--brand)' },
  '&:focus-visible': { outlineOffset: -2, borderRadius: 'var(--r1)' },
});

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs inside a screen; those that are addresses are TabLinks. Arrows, Home and End move, one tab stop. */
export function TabPanels({ label, tabs, initial, onChange }: TabPanelsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(initial);
  const selected = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!selected) return null;

  const select = (next: string) => {
    setAsked(next);
    onChange?.(next);
  };
  const move = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(tabs.indexOf(selected), tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        css={{
          display: 'flex',
          gap: 24,
          marginBottom: 20,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          boxShadow: 'inset 0 -1px var(--line)',
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={move}
            css={look}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div
        key={selected.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${selected.id}`}
        tabIndex={0}
      >
        {selected.content}
      </div>
    </div>
  );
}
