import { CliError } from '../cli-error.ts';
import { prune } from '../release/index.ts';
import { readSettings } from '../settings/index.ts';

const most = 1000;

/** Removes old releases and builds from the site: `prune --keep 5`. */
export async function pruneSite(args: readonly string[]): Promise<void> {
  const keep = keptNumber(args);
  const { releases, builds, bytes } = await prune(readSettings().siteDir, keep);
  for (const build of builds) console.log(`removed ${build}`);
  console.log(
    `Removed ${releases.length} releases and ${builds.length} builds, ${(bytes / 1e6).toFixed(1)} MB.`,
  );
}

function keptNumber([option, text = '', ...others]: readonly string[]): number {
  const keep = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (option === '--keep' && keep > 0 && keep <= most && others.length === 0) return keep;
  throw new CliError(
    `Say how many releases, and builds of each workspace, stay: portal prune --keep 5, with a number from 1 to ${most}.`,
  );
}
