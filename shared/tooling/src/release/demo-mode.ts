import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, enums, object } from 'superstruct';
import { CliError } from '../cli-error.ts';
import { readSettingsFile, type SiteSettings } from '../settings/index.ts';

/** File of a release that says who may see its demo: the site server must not depend on what is edited later. */
export const demoFile = 'demo.json';

type DemoMode = SiteSettings['demo'];

const demoOfRelease = object({ mode: enums(['off', 'local', 'public']) });

/** Returns the text of a release's `demo.json`. */
export const demoText = (mode: DemoMode): string => JSON.stringify({ mode });

/**
 * Returns who may see the demo of a release; of one that an older tool has made, the settings of the site say it. Throws
 * a `CliError` when the file, or then the settings, can't be read.
 *
 * @param folder `releases/<id>`
 */
export function readDemoMode(siteDir: string, folder: string): DemoMode {
  const file = join(folder, demoFile);
  if (!existsSync(file)) return readSettingsFile(siteDir).values.demo;
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), demoOfRelease).mode;
  } catch (error) {
    throw new CliError(`${file} can't be read: ${(error as Error).message}`);
  }
}
