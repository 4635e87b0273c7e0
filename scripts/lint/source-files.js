import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const isText = (name) => /\.([cm]?[jt]sx?|json|md|css|html|txt|yaml)$/.test(name);

/**
 * The texts of the repository: code, docs and configuration, without what .gitignore names and the lock file.
 *
 * @param {string} root
 * @returns {{ path: string, text: string }[]} paths from the root
 */
export function sourceFiles(root) {
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''));
  const skipped = new Set([...ignored, '.git', 'pnpm-lock.yaml']);
  const endings = ignored.filter((line) => line.startsWith('*')).map((line) => line.slice(1));
  const isSkipped = (name) => skipped.has(name) || endings.some((ending) => name.endsWith(ending));

  const filesIn = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (isSkipped(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() && isText(entry.name) ? [path] : [];
    });

  return filesIn(root).map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}
