import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

const rootFiles = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const sharedFolders = [
  'shared/api-contract',
  'shared/domain',
  'shared/platform',
  'shared/ui',
  'shared/tooling/src/webpack',
  'shared/tooling/src/build',
];
const passedOver = /^(node_modules|dist|fixtures|coverage|\..*)$|\.test\.tsx?$|\.md$|^jest\.config/;

function* sources(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (passedOver.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else yield path;
  }
}

/**
 * Returns a hash of everything that a workspace's build could read: its own sources, the shared ones and the lockfile.
 * The same hash means the same build; another hash may still give the same build.
 */
export function inputHash(folder: string): string {
  const hash = createHash('sha256');
  const folders = [folder, ...sharedFolders.map((name) => join(workspaceRoot, name))].filter((path) =>
    existsSync(path),
  );
  const files = [
    ...rootFiles.map((name) => join(workspaceRoot, name)),
    ...folders.flatMap((path) => [...sources(path)]),
  ];
  for (const file of files) hash.update(`${file.slice(workspaceRoot.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
