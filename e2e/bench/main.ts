import { CustomerApi } from '../site/customer-api.ts';
import { startPortal } from '../site/portal.ts';
import emptyRunFolders from '../site/run-folders.setup.ts';
import { prepareTemplate } from '../site/template.ts';
import { partsByName } from './parts-by-name.ts';
import { scriptsBefore } from './scripts-before.ts';
import { table } from '../steps/table.ts';

const targetBytes = 225_000;
const chartTargetBytes = 175_000;
const shownParts = 15;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const verdictOn = (bytes: number, target: number) =>
  bytes <= target
    ? `${kilobytes(target - bytes)} kB below the target of ${kilobytes(target)} kB.`
    : `${kilobytes(bytes - target)} kB above the target of ${kilobytes(target)} kB.`;

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
  console.log(`\n${kilobytes(total)} kB in ${scripts.length} scripts: ${verdictOn(total, targetBytes)}`);

  const { token } = await CustomerApi.signIn(portal.url, 'maria');
  const open = (path: string, selector: string) => scriptsBefore(`${portal.url}/#${path}`, selector, token);
  const ofDashboard = await open('/dashboard', 'main article, main section h2');
  const known = new Set(ofDashboard.map(({ path }) => path));
  const added = (await open('/payment-history', 'main [role=img] svg')).filter(
    ({ path }) => !known.has(path),
  );
  const addedBytes = added.reduce((sum, { transferred }) => sum + transferred, 0);
  console.log(
    `\nThe chart of the payment history adds ${kilobytes(addedBytes)} kB in ${added.length} scripts to the dashboard: ${verdictOn(addedBytes, chartTargetBytes)}`,
  );
} finally {
  await portal.close();
}
