// Compares the start of the portal with bundles of the same sources: tsx bench/start/main.ts [--turns 3] [--profile 150]
import { writeFile } from 'node:fs/promises';
import emptyRunFolders from '../../site/run-folders.setup.ts';
import { prepareTemplate } from '../../site/template.ts';
import { buildVariants } from './build/variants.ts';
import { measureTurns } from './measure/measure-turns.ts';
import { startSites } from './measure/start-sites.ts';
import { parseOptions } from './options.ts';
import { report } from './report/report.ts';

const options = parseOptions(process.argv.slice(2));
const file = process.env['START_REPORT'];
await emptyRunFolders();
await prepareTemplate();
const served = await startSites(await buildVariants());
try {
  const day = new Date().toISOString().slice(0, 10);
  const text = report(await measureTurns(options, served), options, day);
  console.log(`\n${text}`);
  if (file !== undefined && options.isComplete) await writeFile(file, text);
} finally {
  await served.stop();
}
