import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, FirstIcon, LastIcon } from '../../icons/icons.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { lastPage, pageRows, pageWindow } from './pagination-window.ts';

interface PaginationProps {
  /** Names the navigation: what is paged. */
  readonly label: string;
  /** From 1 on. */
  readonly page: number;
  readonly perPage: number;
  /** Rows of all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  containerType: 'inline-size',
  width: '100%',
});

const pageButton = css({
  minWidth: 36,
  height: 36,
  display: 'grid',
  placeItems: 'center',
  padding: '0 6px',
  border: '1px solid transparent',
  borderRadius: 'var(--r1)',
  background: 'none',
  color: 'var(--ink-2)',
  fontSize: 15,
  cursor: 'pointer',
  transition: 'background-color 120ms, color 120ms',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&[aria-current]': { background: 'var(--brand-soft)', color: 'var(--brand-strong)', fontWeight: 650 },
  '&[aria-disabled=true]': { color: 'var(--ink-3)', background: 'none', cursor: 'default', opacity: 0.55 },
  '&:focus-visible': { outlineOffset: -2 },
  '[dir=rtl] & > svg': { scale: '-1 1' },
  '@media (pointer: coarse)': { minWidth: 44, height: 44 },
  '@media (forced-colors: active)': { '&[aria-current]': { borderColor: 'Highlight' } },
});

const narrow = '@container (max-width: 620px)';

/**
 * The page numbers of a list. Draws nothing when all rows are on one page (UI-84), and a message when there are none
 * (UI-64).
 */
export function Pagination({ label, page, perPage, total, onPage }: PaginationProps) {
  const t = useUiMessages();
  if (total <= 0) return <p css={{ color: 'var(--ink-2)', fontSize: 14 }}>{t('paginationEmpty')}</p>;
  if (total <= perPage) return null;
  const last = lastPage(total, perPage);
  const current = Math.min(Math.max(1, page), last);
  const { from, to } = pageRows(current, perPage, total);
  const count = (value: number) => value.toLocaleString('en-US');
  const step = (text: string, target: number, icon: ReactNode, off: boolean) => (
    <button
      type="button"
      aria-label={text}
      // Not `disabled`, because the button at the end of the list must not lose the focus when it was just pressed.
      aria-disabled={off}
      onClick={() => {
        if (!off) onPage(target);
      }}
      css={pageButton}
    >
      {icon}
    </button>
  );
  return (
    <div css={bar}>
      <p role="status" css={{ fontSize: 14, color: 'var(--ink-2)' }}>
        <span dir="auto">
          {t('paginationRows', { from: count(from), to: count(to), total: count(total) })}
        </span>
      </p>
      <nav aria-label={label} css={{ display: 'flex', alignItems: 'center', gap: 2, marginInline: -6 }}>
        {step(t('pageFirst'), 1, <FirstIcon size={18} />, current === 1)}
        {step(t('pagePrevious'), current - 1, <ChevronLeftIcon size={18} />, current === 1)}
        <span
          dir="auto"
          css={{ display: 'none', padding: '0 8px', fontSize: 15, [narrow]: { display: 'block' } }}
        >
          {t('pageOf', { page: count(current), last: count(last) })}
        </span>
        <ol css={{ display: 'flex', gap: 2, listStyle: 'none', [narrow]: { display: 'none' } }}>
          {pageWindow(current, last).map((number) => (
            <li key={number}>
              <button
                type="button"
                aria-label={t('page', { page: count(number) })}
                {...(number === current ? { 'aria-current': 'page' } : {})}
                onClick={() => {
                  if (number !== current) onPage(number);
                }}
                css={pageButton}
              >
                {count(number)}
              </button>
            </li>
          ))}
        </ol>
        {step(t('pageNext'), current + 1, <ChevronRightIcon size={18} />, current === last)}
        {step(t('pageLast'), last, <LastIcon size={18} />, current === last)}
      </nav>
    </div>
  );
}
