import { resolve } from 'node:path';

/** Top folder of the repository. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');
