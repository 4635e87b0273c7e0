import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Absolute path of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** What the scripts keep between runs: logs, reports, what was built from what. Not under version control. */
export const workFolder = join(root, '.portal');

/** The command `portal` of shared/tooling. */
export const portalProgram = join(root, 'shared/tooling/bin/portal.mjs');

/** Imports a module of the api or of e2e by its path from the root: neither is a package with a name for scripts. */
export const importSource = (path) => import(pathToFileURL(join(root, path)).href);
