import { Skeleton } from '../../feedback/skeleton.tsx';
import { bone, cell, first, name } from './report-table.styles.ts';

/** Rows that a report shows while it comes. */
const bones = 6;

/** Where the figures of a report will stand. */
export function ReportBones({ columns }: { readonly columns: number }) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: bones }, (_, row) => (
        <tr key={row}>
          <th css={[cell, first]}>
            <div css={name}>
              <Skeleton width={104 - (row % 3) * 16} height={21} />
            </div>
          </th>
          {Array.from({ length: columns }, (__, at) => (
            <td key={at} css={[cell, bone]}>
              <Skeleton width={56} height={21} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
