import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { FailedState } from '../../feedback/failed-state.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';

/** Maximum rows of a loading table; more would only be more of the same. */
const mostRows = 10;

const skeletonAtEnd = css({ '& > span': { marginInlineStart: 'auto' } });

interface LoadingRowsProps {
  readonly rows: number;
  readonly fields: readonly { readonly key: string; readonly align?: 'start' | 'end' }[];
  readonly selects: boolean;
  readonly toggles: boolean;
  readonly actions: boolean;
}

/** The skeleton of the rows, with a block for each column. */
export function LoadingRows({ rows, fields, selects, toggles, actions }: LoadingRowsProps) {
  const square = (key: string) => (
    <td key={key}>
      <Skeleton width={20} height={20} />
    </td>
  );
  return (
    <tbody aria-hidden="true" data-last="">
      {Array.from({ length: Math.min(rows, mostRows) }, (_, row) => (
        <tr key={row}>
          {selects && square('choose')}
          {toggles && square('toggle')}
          {fields.map(({ key, align }, column) => (
            <td key={`field ${key}`} css={align === 'end' && skeletonAtEnd}>
              <Skeleton width={`${86 - ((row * 3 + column * 7) % 5) * 9}%`} height={21} />
            </td>
          ))}
          {actions && square('actions')}
        </tr>
      ))}
    </tbody>
  );
}

/** One cell that spans the whole table. */
function WholeRow({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return (
    <tbody data-last="">
      <tr>
        <td colSpan={columns} css={{ '&&': { height: 160, textAlign: 'center' } }}>
          {children}
        </td>
      </tr>
    </tbody>
  );
}

/** Says that no row matches (UI-62). */
export function EmptyRows({
  columns,
  children,
}: {
  readonly columns: number;
  readonly children?: ReactNode;
}) {
  const t = useUiMessages();
  return (
    <WholeRow columns={columns}>
      <p css={{ color: 'var(--ink-2)' }}>{t('noResults')}</p>
      {children && <div css={{ marginTop: 12, display: 'grid', justifyItems: 'center' }}>{children}</div>}
    </WholeRow>
  );
}

interface FailedRowsProps {
  readonly columns: number;
  readonly message: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

export function FailedRows({ columns, message, onRetry }: FailedRowsProps) {
  const t = useUiMessages();
  return (
    <WholeRow columns={columns}>
      <FailedState level={3} title={t('tableFailed')} text={message} onRetry={onRetry} />
    </WholeRow>
  );
}
