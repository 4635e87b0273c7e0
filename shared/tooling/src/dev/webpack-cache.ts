import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { contentHash, readFiles } from '../build/built-files.ts';
import { containerName } from '../webpack/build-name.ts';
import { workspaceRoot } from '../workspace-root.ts';

/** Returns the settings of webpack's cache of a workspace; it is never older than the preset's sources. */
export function webpackCache(folder: string): FileCacheOptions {
  return {
    type: 'filesystem',
    name: containerName(folder, 'development'),
    cacheDirectory: join(workspaceRoot, 'node_modules', '.cache', 'portal', 'webpack'),
    version: contentHash(readFiles(join(import.meta.dirname, '../webpack'))),
  };
}
