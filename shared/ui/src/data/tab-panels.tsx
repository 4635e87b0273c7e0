import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';

interface TabPanelsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly text: string; readonly content: ReactNode }[];
  /** Open at first; the first one unless told. */
  readonly initial?: string;
  readonly onChange?: (id: string) => void;
}

const look = css({
  padding: '10px 0',
  borderBottom: '2px solid transparent',
  color: 'var(--ink-2)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  outline: 'none',
  cursor: 'pointer',
  transition: 'color 140ms, border-color 140ms',
  '&[data-hovered]': { color: 'var(--ink)', borderColor: 'var(--line-strong)' },
  '&[data-selected]': { color: 'var(--ink)', borderColor: 'var(--brand)' },
  '&[data-focus-visible]': {
    outline: '2px solid var(--brand)',
    outlineOffset: -2,
    borderRadius: 'var(--r1)',
  },
  '@media (forced-colors: active)': {
    borderColor: 'Canvas',
    '&[data-selected]': { borderColor: 'Highlight' },
  },
});

const row = css({
  display: 'flex',
  gap: 24,
  marginBottom: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px var(--line)',
});

/** Tabs inside a screen; those that are addresses are TabLinks. Arrows, Home and End move, one tab stop. */
export function TabPanels({ label, tabs, initial, onChange }: TabPanelsProps) {
  const [asked, setAsked] = useState(initial);
  const selected = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!selected) return null;
  return (
    <Tabs
      selectedKey={selected.id}
      onSelectionChange={(key) => {
        if (key === selected.id) return;
        setAsked(String(key));
        onChange?.(String(key));
      }}
    >
      <TabList aria-label={label} css={row}>
        {tabs.map(({ id, text }) => (
          <Tab key={id} id={id} css={look}>
            {text}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
