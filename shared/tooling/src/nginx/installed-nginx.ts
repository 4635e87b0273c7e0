import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Modules that Debian's packages switch on. */
const enabledModules = '/etc/nginx/modules-enabled';

/** Returns whether the nginx of this machine knows the directive, in its `http` block; not where there is no nginx. */
export function nginxKnows(directive: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const modules = existsSync(enabledModules) ? `include ${enabledModules}/*.conf;\n` : '';
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${modules}pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp { access_log off; ${directive} }\n`,
  );
  try {
    // Debian has it in /usr/sbin, which is not in every user's path.
    const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin` };
    return spawnSync('nginx', ['-t', '-q', '-c', config], { env }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
