import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { frameClass, phone } from '../theme/frame.ts';

interface ListRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Icon tile, method mark, avatar. */
  readonly leading?: ReactNode;
  /** Amount, badge, or the row's own buttons. */
  readonly trailing?: ReactNode;
  /** Makes the whole row a link. */
  readonly to?: To | undefined;
  readonly as?: 'li' | 'div';
}

const row = css({
  display: 'flex',
  gap: 14,
  alignItems: 'center',
  minHeight: 64,
  padding: '12px 20px',
  color: 'inherit',
  textDecoration: 'none',
  // A number and a date fit on one line beside an amount.
  [phone]: { gap: 10, paddingInline: 16 },
});
/** Minimum px for the title beside `trailing`; with less, `trailing` moves below. */
const leastText = 136;

const body = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  [phone]: { columnGap: 8 },
});

const link = css({
  transition: 'background-color 140ms',
  '&:hover': { background: 'color-mix(in srgb, var(--ink) 4%, transparent)' },
  '&:focus-visible': { outlineOffset: -2 },
});

/** One row of a list; put the rows into a `ul` in a `Card pad="none"`. It draws a line between them, and breaks no row over two pages on paper. */
export function ListRow({ title, note, leading, trailing, to, as: Tag = 'li' }: ListRowProps) {
  const inside = (
    <>
      {leading}
      <span css={body}>
        <span css={{ flex: `1 1 ${leastText}px`, minWidth: 0, overflowWrap: 'anywhere' }}>
          <span css={{ display: 'block', fontWeight: 600 }}>{title}</span>
          {note && <span css={{ display: 'block', fontSize: 14, color: 'var(--ink-2)' }}>{note}</span>}
        </span>
        {trailing && <span css={{ flex: 'none', textAlign: 'end', fontWeight: 600 }}>{trailing}</span>}
      </span>
    </>
  );
  return (
    <Tag
      css={{
        listStyle: 'none',
        breakInside: 'avoid',
        '& + &': { borderTop: '1px solid var(--line)' },
        '&:first-of-type > a': { borderRadius: 'var(--r3) var(--r3) 0 0' },
        '&:last-of-type > a': { borderRadius: '0 0 var(--r3) var(--r3)' },
        '&:only-of-type > a': { borderRadius: 'var(--r3)' },
      }}
    >
      {to === undefined ? (
        <div css={row}>{inside}</div>
      ) : (
        <Link to={to} css={[row, link]}>
          {inside}
          <span className={frameClass.screenOnly} css={{ color: 'var(--ink-3)' }}>
            <ChevronRightIcon />
          </span>
        </Link>
      )}
    </Tag>
  );
}
