import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { DirtyFormsContext, useDirtyForms } from '../../unsaved-changes/dirty-forms.ts';
import type { DiscardQuestion } from '../../overlay/discard/discard-question.tsx';
import { tabStyles } from './tab.styles.ts';

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
  const [asked, setAsked] = useState(initial);
  const [wanted, setWanted] = useState<string | null>(null);
  const [Question, setQuestion] = useState<typeof DiscardQuestion | null>(null);
  const forms = useDirtyForms();
  const selected = tabs.find((tab) => tab.id === asked) ?? tabs[0];
  if (!selected) return null;
  const open = (id: string) => {
    setAsked(id);
    onChange?.(id);
  };
  // Most tabs have no form, so the question is loaded when it is needed. If it can't be loaded, the tab stays open.
  const ask = (id: string) => {
    import('../../overlay/discard/discard-question.tsx').then(
      (loaded) => {
        setQuestion(() => loaded.DiscardQuestion);
        setWanted(id);
      },
      () => undefined,
    );
  };
  return (
    <DirtyFormsContext.Provider value={forms.register}>
      <Tabs
        selectedKey={selected.id}
        onSelectionChange={(key) => {
          if (key === selected.id) return;
          if (forms.anyDirty()) ask(String(key));
          else open(String(key));
        }}
      >
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
      {Question && (
        <Question
          open={wanted !== null}
          onAnswer={(yes) => {
            setWanted(null);
            if (!yes || wanted === null) return;
            forms.discard();
            open(wanted);
          }}
        />
      )}
    </DirtyFormsContext.Provider>
  );
}
