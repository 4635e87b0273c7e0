import { Skeleton } from '../../feedback/skeleton.tsx';
import { alignEnd, cell, first, name } from './report-table.styles.ts';

/** How many rows the skeleton has. */
const skeletonRows = 6;

/** The skeleton of a report's rows. */
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
