import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formattedPage } from './formatted-page.mjs';
import { withMarkedPart } from './marked-part.mjs';
import { root, workFolder } from './root.mjs';

/** Where `bench start` leaves the report of a run on all profiles. */
export const startReport = join(workFolder, 'start-report.md');

/** Forgets the report of an earlier run. */
export const removeStartReport = () => rmSync(startReport, { force: true });

/** Puts the report, if the run has left one, into docs/performance.md. */
export async function publishStartReport() {
  if (!existsSync(startReport)) return;
  const path = join(root, 'docs/performance.md');
  const page = withMarkedPart(readFileSync(path, 'utf8'), 'measured', readFileSync(startReport, 'utf8'));
  writeFileSync(path, await formattedPage(path, page));
}
