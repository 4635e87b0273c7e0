// Makes screenshots of every screen of the portal into a page: tsx screenshots/main.ts [--route pay] [--brand main] [--axe] …
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as options } from '../site/chromium.ts';
import { root } from '../site/paths.ts';
import { startPortal } from '../site/portal.ts';
import emptyRunFolders from '../site/run-folders.setup.ts';
import { prepareTemplate } from '../site/template.ts';
import { catalogueAccounts } from './catalogue-accounts.ts';
import { parseOptions } from './options.ts';
import { cataloguePage } from './page/catalogue-page.ts';
import type { Picture } from './picture.ts';
import { publishReadmePictures } from './readme-pictures.ts';
import { sittingsOf } from './sittings.ts';
import { takePictures } from './take-pictures.ts';

/** How many pages are open at a time: each waits as often as it computes. */
const pagesAtOnce = 3;

const chosen = parseOptions(process.argv.slice(2));
const folder = join(root, '.portal/screenshots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await emptyRunFolders();
await prepareTemplate();
const portal = await startPortal();
const browser = await chromium.launch(options);
try {
  const studio = {
    browser,
    portal,
    accounts: catalogueAccounts(portal.url),
    schemes: chosen.looks.scheme,
    wholePages: !chosen.readme,
    axe: chosen.axe,
    folder,
  };
  const sittings = [...(await sittingsOf(portal, chosen))];
  const pictures: Picture[] = [];
  const work = async () => {
    for (let sitting = sittings.shift(); sitting; sitting = sittings.shift()) {
      pictures.push(...(await takePictures(studio, sitting)));
      console.log(`${pictures.length} screenshots, ${sittings.length} pages left to open`);
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
  await writeFile(join(folder, 'index.html'), cataloguePage(pictures));
  if (chosen.readme) await publishReadmePictures(pictures, folder);
  const problems = pictures.filter(({ problem }) => problem !== null);
  for (const { file, problem } of problems) console.log(`${file}: ${problem}`);
  console.log(
    `\n${pictures.length} screenshots, ${problems.length} with a problem: ${join(folder, 'index.html')}`,
  );
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}
