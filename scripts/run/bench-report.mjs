import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formattedPage } from './formatted-page.mjs';
import { withMarkedPart } from './marked-part.mjs';
import { root, workFolder } from './root.mjs';

/**
 * Runs a bench that leaves a report in the file of this path when it has measured all, and puts that into
 * docs/performance.md, between the markers of its name.
 *
 * @param {string} marker
 * @param {(path: string) => Promise<number>} run
 * @returns {Promise<number>} the exit code of the bench
 */
export async function withBenchReport(marker, run) {
  const report = join(workFolder, `${marker}-report.md`);
  rmSync(report, { force: true });
  const code = await run(report);
  if (existsSync(report)) {
    const path = join(root, 'docs/performance.md');
    const page = withMarkedPart(readFileSync(path, 'utf8'), marker, readFileSync(report, 'utf8'));
    writeFileSync(path, await formattedPage(path, page));
  }
  return code;
}
