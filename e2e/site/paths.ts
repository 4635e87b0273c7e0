import { join, resolve } from 'node:path';

/** Top folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** The command `portal` of shared/tooling: the tests use it as an operator does. */
export const portalProgram = join(root, 'shared/tooling/bin/portal.mjs');

/** The api as it is deployed. */
export const apiProgram = join(root, 'api/dist/main.js');

/** The sandbox of the payment processor, as a program of its own. */
export const processorProgram = join(root, 'api/dist/processor-sandbox.js');

/** The built gallery: plain files. */
export const galleryFolder = join(root, 'shared/gallery/dist');

/** Files of a run of the tests; removed at the start of the next one. */
export const runFolder = join(root, '.portal/test/run');

/** The logs of servers and pages, and the secrets that no log may contain; left in place after the run. */
export const logFolder = join(root, '.portal/test/logs');

/** A composed site and a seeded embedded store, created once for a run and copied by each portal. */
export const template = { site: join(runFolder, 'template/site'), data: join(runFolder, 'template/data') };
