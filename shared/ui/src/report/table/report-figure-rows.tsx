import { LongText } from '../../table/cell/long-text.tsx';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { columnTotals, type ReportRow } from './report-figures.ts';
import { cell, first, footCell, name } from './report-table.styles.ts';
import { RowOpener } from './row-opener.tsx';

/** Maximum characters of a row's name before it is shortened. */
const nameLetters = 80;

interface ReportFigureRowsProps {
  readonly rows: readonly ReportRow[];
  readonly from: number;
  readonly count: number;
  readonly format: (figure: number) => string;
  readonly onOpen: ((key: string) => void) | undefined;
  readonly openRow: string | null;
}

/** The rows of a report with their figures, and the totals below. */
export function ReportFigureRows({ rows, from, count, format, onOpen, openRow }: ReportFigureRowsProps) {
  const t = useUiMessages();
  const places = Array.from({ length: count }, (_, at) => from + at);
  const totals = columnTotals(rows, from, count);
  return (
    <>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.key} ${at}`} {...(row.key === openRow ? { 'data-open': '' } : {})}>
            <th scope="row" css={[cell, first, { fontWeight: 550 }, onOpen && { paddingBlock: 6 }]}>
              <div css={name}>
                {onOpen ? (
                  <RowOpener open={row.key === openRow} onOpen={() => onOpen(row.key)}>
                    {row.label}
                  </RowOpener>
                ) : (
                  <LongText letters={nameLetters}>{row.label}</LongText>
                )}
              </div>
            </th>
            {places.map((place) => {
              const figure = row.values[place];
              return (
                <td key={place} css={cell}>
                  {typeof figure === 'number' && Number.isFinite(figure) ? (
                    format(figure)
                  ) : (
                    <span css={{ color: 'var(--ink-3)' }}>–</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" css={[cell, first, footCell]}>
            <div css={name}>{t('reportTotal')}</div>
          </th>
          {totals.map((total, at) => (
            <td key={at} css={[cell, footCell]}>
              {format(total)}
            </td>
          ))}
        </tr>
      </tfoot>
    </>
  );
}
