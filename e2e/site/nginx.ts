import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer, type ServerProcess } from '@portal/tooling/process';
import { logs } from './captured-logs.ts';
import { portalProgram } from './paths.ts';

const run = promisify(execFile);

const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';

/** Modules that Debian's packages switch on. */
export const enabledModules = '/etc/nginx/modules-enabled';

const pollMs = 25;

interface NginxEnvironment {
  readonly PORT: string;
  readonly API_URL: string;
  readonly SITE_DIR: string;
}

/** An nginx that serves a composed site by the configuration that `portal nginx` prints. */
export interface NginxServer extends Pick<ServerProcess, 'stop'> {
  /** Serves the active release, as an operator does after a release. */
  reload(): Promise<void>;
}

/** Prints the server blocks of a site to `portal.conf` of a folder. */
async function writeSiteConfig(
  folder: string,
  env: NginxEnvironment,
  options: readonly string[] = [],
): Promise<void> {
  const { stdout } = await run(portalProgram, ['nginx', ...options], { env: { ...process.env, ...env } });
  await writeFile(join(folder, 'portal.conf'), stdout);
}

/** Writes the configuration of a whole server around `portal.conf`, with all of its own files in the folder. */
async function writeMainConfig(folder: string): Promise<string> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${existsSync(enabledModules) ? `include ${enabledModules}/*.conf;` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
worker_shutdown_timeout 10s;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/portal.conf;
}
`,
  );
  return file;
}

/** Starts an nginx on a site. @param folder its own folder, which need not exist */
export async function startNginx(folder: string, env: NginxEnvironment): Promise<NginxServer> {
  const config = await writeMainConfig(folder);
  await writeSiteConfig(folder, env);
  const server = await startServer({
    name: 'nginx',
    program: nginx,
    args: ['-e', 'stderr', '-c', config],
    ready: { health: `http://127.0.0.1:${env.PORT}/` },
    log: logs.openLog('site'),
  });
  return {
    stop: () => server.stop(),
    reload: async () => {
      await writeSiteConfig(folder, env);
      const before = await processesOf(folder);
      await run(nginx, ['-e', 'stderr', '-c', config, '-s', 'reload']);
      await untilEnded(before);
    },
  };
}

/** Returns the ids of the processes that answer requests. */
async function processesOf(folder: string): Promise<readonly string[]> {
  const main = (await readFile(join(folder, 'pid'), 'utf8')).trim();
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8');
  return children.split(' ').filter(Boolean);
}

/** Waits until processes have ended: those of the configuration before answer on connections that they have. */
async function untilEnded(processes: readonly string[]): Promise<void> {
  while (processes.some((id) => existsSync(`/proc/${id}`))) {
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

/** Lets nginx check the configuration of a site that is served by HTTPS; rejects with its words when it does not parse. */
export async function checkHttpsConfig(folder: string, env: NginxEnvironment): Promise<void> {
  const config = await writeMainConfig(folder);
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=portal.test', '-days', '1'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ]);
  const options = [
    '--name',
    'portal.test',
    '--name',
    'breeze.test',
    '--certificate',
    certificate,
    '--key',
    key,
  ];
  await writeSiteConfig(folder, env, options);
  await run(nginx, ['-e', 'stderr', '-t', '-c', config]);
}
