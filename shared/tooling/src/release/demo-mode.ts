import { join } from 'node:path';
import { enums, object } from 'superstruct';
import { readJsonFile } from '../json-file.ts';
import { readSettingsFile, type SiteSettings } from '../settings/index.ts';
import { composeAgain } from './release-record.ts';

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
export const readDemoMode = (siteDir: string, folder: string): DemoMode =>
  readJsonFile(join(folder, demoFile), demoOfRelease, composeAgain)?.mode ??
  readSettingsFile(siteDir).values.demo;
