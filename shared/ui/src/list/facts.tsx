import type { ReactNode } from 'react';
import { narrowest } from '../theme/frame.ts';

interface FactsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
  /** `columns`: label over value, side by side (lease card). `rows`: label left, value right (review). */
  readonly layout?: 'columns' | 'rows';
  /** With `rows` only: a total, set apart at the end. */
  readonly total?: { readonly label: string; readonly value: ReactNode };
}

/** Maximum characters of a short text. A longer one gets a line of its own in columns, and may break anywhere in rows. */
const shortLetters = 28;

/** Maximum characters of a value that stays on one line, such as a number with a hyphen. */
const lineLetters = 16;

const isLine = (value: ReactNode) => typeof value === 'string' && value.length <= lineLetters;

const isLong = (value: ReactNode) => typeof value === 'string' && value.length > shortLetters;

/** A list of names and values. */
export function Facts({ items, layout = 'columns', total }: FactsProps) {
  if (layout === 'columns') {
    return (
      <dl
        css={{
          display: 'grid',
          gap: '8px 12px',
          // A label that takes two lines does not push its value below the others.
          alignItems: 'end',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(92px, 100%), 1fr))',
        }}
      >
        {items.map(({ label, value }) => (
          <div
            key={label}
            css={[{ minWidth: 0, overflowWrap: 'anywhere' }, isLong(value) && { gridColumn: '1 / -1' }]}
          >
            <dt css={{ fontSize: 14, color: 'var(--ink-2)' }}>{label}</dt>
            <dd css={{ fontSize: 17, fontWeight: 620, '@media (max-width: 820px)': { fontSize: 16 } }}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const row = {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '0 16px',
    alignItems: 'baseline',
    [narrowest]: { flexWrap: 'wrap' },
  } as const;
  return (
    <dl css={{ display: 'grid', gap: 10 }}>
      {items.map(({ label, value }) => (
        <div key={label} css={row}>
          {/* A dialog lets words break anywhere: a label would give way to its value letter by letter. */}
          <dt css={{ color: 'var(--ink-2)', overflowWrap: 'normal' }}>{label}</dt>
          <dd
            css={[
              {
                fontWeight: 600,
                textAlign: 'right',
                textWrap: 'balance',
                minWidth: 0,
                marginInlineStart: 'auto',
              },
              isLong(value) && { overflowWrap: 'anywhere' },
              isLine(value) && { whiteSpace: 'nowrap' },
            ]}
          >
            {value}
          </dd>
        </div>
      ))}
      {total && (
        <div
          css={[
            row,
            {
              borderTop: '1px solid var(--line)',
              paddingTop: 12,
              marginTop: 2,
              fontSize: 18,
              fontWeight: 650,
            },
          ]}
        >
          <dt>{total.label}</dt>
          <dd css={{ textAlign: 'right' }}>{total.value}</dd>
        </div>
      )}
    </dl>
  );
}
