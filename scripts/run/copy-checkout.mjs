import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Returns the files of the checkout by relative path: those of git and the uncommitted ones, without ignored files. */
export function checkoutFiles(folder = root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  // A deleted file stays in git's list until the deletion is added.
  return names.split('\0').filter((name) => name !== '' && existsSync(join(folder, name)));
}

/** Makes `to` a copy of the checkout without one workspace. What an earlier copy has installed and built stays. */
export function copyCheckoutWithout(workspace, to, from = root) {
  for (const name of checkoutFiles(from)) {
    if (!name.startsWith(`${workspace}/`)) cpSync(join(from, name), join(to, name));
  }
  rmSync(join(to, workspace), { recursive: true, force: true });
}
