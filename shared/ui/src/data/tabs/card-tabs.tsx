import { css } from '@emotion/react';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { MenuButton } from '../../menu/menu-button.tsx';
import { DirtyFormsContext } from '../../unsaved-changes/dirty-forms.ts';
import { useWidth } from '../../size/use-width.ts';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { fitTabs } from './fit-tabs.ts';
import { tabStyles } from './tab.styles.ts';
import { useOpenTab } from './use-open-tab.tsx';

export interface CardTab {
  readonly id: string;
  readonly text: string;
  /** A count or a short word after the text. */
  readonly badge?: string | number;
  readonly content: ReactNode;
}

interface CardTabsProps {
  readonly label: string;
  readonly tabs: readonly CardTab[];
  /** Open at first; the first one by default. */
  readonly initial?: string;
  readonly onChange?: (id: string) => void;
}

/** ms between two measurements of the card's width (UI-93). */
const tabsMeasureDelay = 1500;

const gap = 24;
/** px of the button that opens the tabs that do not fit. */
const moreWidth = 40;

const card = css({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  boxShadow: 'var(--shadow)',
  minWidth: 0,
});

const bar = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 20,
  boxShadow: 'inset 0 -1px var(--line)',
});

const cardTab = css(tabStyles, {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: 240,
  padding: '14px 0 12px',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

const count = css({
  flex: 'none',
  padding: '0 8px',
  borderRadius: 99,
  background: 'var(--sunken)',
  color: 'var(--ink-2)',
  fontSize: 13,
  lineHeight: '20px',
});

function TabLabel({ text, badge }: Pick<CardTab, 'text' | 'badge'>) {
  return (
    <>
      <span dir="auto" title={text}>
        {text}
      </span>
      {badge !== undefined && <span css={count}>{badge}</span>}
    </>
  );
}

/**
 * Tabs on a card. Those that do not fit move into a menu at the end of the row; the open one is always in the row. A tab
 * with a changed form asks before it is left (UI-27).
 */
export function CardTabs({ label, tabs, initial, onChange }: CardTabsProps) {
  const t = useUiMessages();
  const { selected, open, register, question } = useOpenTab({ tabs, initial, onChange });
  const [width, follow] = useWidth(tabsMeasureDelay);
  const [ruler, setRuler] = useState<HTMLElement | null>(null);
  const [widths, setWidths] = useState<readonly number[]>([]);
  const names = tabs.map(({ text, badge = '' }) => `${text} ${badge}`).join('\u0000');

  useLayoutEffect(() => {
    if (!ruler) return;
    const measured = [...ruler.children].map((tab) => Math.ceil(tab.getBoundingClientRect().width));
    // oxlint-disable-next-line react/set-state-in-effect -- the widths of the tabs are known after they are drawn
    setWidths(measured);
    // Measured again when the card's width changes.
  }, [ruler, names, width]);

  const openIndex = selected ? tabs.indexOf(selected) : 0;
  const shown = useMemo(
    () =>
      width === undefined
        ? tabs.map((_, at) => at)
        : fitTabs({ widths, gap, width, more: moreWidth, open: openIndex }),
    [tabs, widths, width, openIndex],
  );
  if (!selected) return null;
  const others = tabs.filter((_, at) => !shown.includes(at));
  return (
    <DirtyFormsContext.Provider value={register}>
      <Tabs selectedKey={selected.id} onSelectionChange={(key) => open(String(key))} css={card}>
        <div css={bar}>
          <div ref={follow} css={{ flex: 1, minWidth: 0, overflow: 'hidden', display: 'flex', gap }}>
            <TabList aria-label={label} css={{ display: 'flex', gap, minWidth: 0 }}>
              {tabs
                .filter((_, at) => shown.includes(at))
                .map(({ id, text, badge }) => (
                  <Tab key={id} id={id} css={cardTab}>
                    <TabLabel text={text} {...(badge === undefined ? {} : { badge })} />
                  </Tab>
                ))}
            </TabList>
            {others.length > 0 && (
              <div css={{ flex: 'none', alignSelf: 'center', marginInlineStart: 'auto' }}>
                <MenuButton
                  label={t('tabsMore', { number: others.length })}
                  items={others.map(({ id, text, badge }) => ({
                    text,
                    click: () => open(id),
                    ...(badge === undefined ? {} : { badge }),
                  }))}
                />
              </div>
            )}
          </div>
          {/* All tabs at their natural width, invisible. */}
          <div
            aria-hidden="true"
            inert
            css={{ position: 'absolute', height: 0, width: 0, overflow: 'hidden' }}
          >
            <div ref={setRuler} css={{ display: 'flex', width: 'max-content' }}>
              {tabs.map(({ id, text, badge }) => (
                <div key={id} css={cardTab}>
                  <TabLabel text={text} {...(badge === undefined ? {} : { badge })} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <TabPanel
          id={selected.id}
          css={{
            padding: 20,
            overflowWrap: 'anywhere',
            '&[data-focus-visible]': {
              outline: '2px solid var(--brand)',
              outlineOffset: -2,
              borderRadius: 'var(--r3)',
            },
          }}
        >
          {selected.content}
        </TabPanel>
      </Tabs>
      {question}
    </DirtyFormsContext.Provider>
  );
}
