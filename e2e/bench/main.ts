import { startPortal } from '../site/portal.ts';
import emptyRunFolders from '../site/run-folders.setup.ts';
import { prepareTemplate } from '../site/template.ts';
import { partsByName } from './parts-by-name.ts';
import { scriptsBefore } from './scripts-before.ts';
import { table } from './table.ts';

const targetBytes = 225_000;
const shownParts = 15;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

await emptyRunFolders();
await prepareTemplate();
const portal = await startPortal();
try {
  const scripts = await scriptsBefore(`${portal.url}/#/auth/login`, '#root input[type=password]');
  const total = scripts.reduce((sum, { transferred }) => sum + transferred, 0);
  const parts = await partsByName(scripts);

  console.log('\nScript before the login form, gzip as transferred\n');
  console.log(
    table(
      ['script', 'kB'],
      scripts.map(({ path, transferred }) => [path, kilobytes(transferred)]),
    ),
  );
  console.log('\nLargest parts, by their share of the compressed files\n');
  console.log(
    table(
      ['part', 'in', 'kB', '%'],
      parts
        .slice(0, shownParts)
        .map(({ part, workspace, bytes }) => [
          part,
          workspace,
          kilobytes(bytes),
          ((bytes / total) * 100).toFixed(1),
        ]),
    ),
  );
  const verdict =
    total <= targetBytes
      ? `${kilobytes(targetBytes - total)} kB below`
      : `${kilobytes(total - targetBytes)} kB above`;
  console.log(
    `\n${kilobytes(total)} kB in ${scripts.length} scripts: ${verdict} the target of ${kilobytes(targetBytes)} kB.`,
  );
} finally {
  await portal.close();
}
