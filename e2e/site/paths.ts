import { join, resolve } from 'node:path';

/** Top folder of the checkout. */
export const root = resolve(import.meta.dirname, '../..');

/** The `portal` program of shared/tooling: the tests use it as an operator does, from outside. */
export const portalProgram = join(root, 'node_modules/.bin/portal');

/** The api as it is deployed. */
export const apiProgram = join(root, 'api/dist/main.js');

/** The kit's gallery as it is built: plain files. */
export const galleryFolder = join(root, 'shared/gallery/dist');

/** What the tests keep for the length of a run. */
export const runFolder = join(root, '.portal/test/run');

/** What the servers and pages of a run logged, and the secrets that no line of it may hold; left for whoever looks into it. */
export const logFolder = join(root, '.portal/test/logs');

/** A composed site and a seeded database, made once a run and copied by each test. */
export const template = { site: join(runFolder, 'template/site'), data: join(runFolder, 'template/data') };
