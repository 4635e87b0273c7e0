import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { DirtyFormsContext } from '../../unsaved-changes/dirty-forms.ts';
import { tabStyles } from './tab.styles.ts';
import { useOpenTab } from './use-open-tab.tsx';

interface TabPanelsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly text: string; readonly content: ReactNode }[];
  /** Open at first; the first one by default. */
  readonly initial?: string;
  readonly onChange?: (id: string) => void;
}

const tabPanelsTabStyles = css(tabStyles, {
  padding: '10px 0',
});

const row = css({
  display: 'flex',
  gap: 24,
  marginBottom: 20,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: 'inset 0 -1px var(--line)',
});

/**
 * Tabs inside a screen; use TabLinks for tabs that are links. Arrows, Home and End move between them; the row is one
 * tab stop. A tab with a changed form asks before it is left (UI-27).
 */
export function TabPanels({ label, tabs, initial, onChange }: TabPanelsProps) {
  const { selected, open, register, question } = useOpenTab({ tabs, initial, onChange });
  if (!selected) return null;
  return (
    <DirtyFormsContext.Provider value={register}>
      <Tabs selectedKey={selected.id} onSelectionChange={(key) => open(String(key))}>
        <TabList aria-label={label} css={row}>
          {tabs.map(({ id, text }) => (
            <Tab key={id} id={id} css={tabPanelsTabStyles}>
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
      {question}
    </DirtyFormsContext.Provider>
  );
}
