import { Skeleton } from '../../feedback/skeleton.tsx';
import { alignEnd, cell, first, name } from './report-table.styles.ts';

/** Rows that a report shows while it comes. */
const skeletonRows = 6;

/** Where the figures of a report will stand. */
export function ReportTableSkeleton({ columns }: { readonly columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: skeletonRows }, (_, row) => (
        <tr key={row}>
          <th css={[cell, first]}>
            <div css={name}>
              <Skeleton width={104 - (row % 3) * 16} height={21} />
            </div>
          </th>
          {Array.from({ length: columns }, (__, at) => (
            <td key={at} css={[cell, alignEnd]}>
              <Skeleton width={56} height={21} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
