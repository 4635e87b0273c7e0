import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, startServer, type ServerProcess } from '@portal/tooling/process';
import { configure } from '@portal/tooling/release';
import { readSettings } from '@portal/tooling/settings';
import { startSiteServer } from '@portal/tooling/site-server';
import { logs } from './captured-logs.ts';
import { copyFolder } from './copy-folder.ts';
import { startNginx } from './nginx.ts';
import { apiProgram, portalProgram, root, template } from './paths.ts';
import { createStore, type StoreEnvironment, type StoreType } from './store.ts';

/** A whole portal: composed site, site server, api with the vendors' sandbox, and database. */
export interface Portal {
  /** Main brand. */
  readonly url: string;
  /** Second brand, by its host name. */
  readonly secondUrl: string;
  /** The vendors' sandbox of the api. */
  readonly sandbox: string;
  /** Port of a page of others that may show elements of it. */
  readonly shopPort: number;
  /** Folder of the composed site. */
  readonly site: string;
  /** Kills the api and its sandbox without a shutdown, as a power cut does. */
  killApi(): Promise<void>;
  /** Starts both again at the same addresses, with what else is in their environment. */
  startApi(environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Runs the release tool of this or of another checkout on this site; what it has released is served then. */
  run(args: readonly string[], from?: Checkout): Promise<void>;
  close(): Promise<void>;
}

/** Where a release tool is run: its program, its folder, and what else is in its environment. */
interface Checkout {
  readonly program: string;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

const run = promisify(execFile);

/** Starts the api on a store; the vendors' sandbox gets any free port when none is given. */
export function startApi(
  store: StoreEnvironment,
  port: number,
  sandboxPort = 0,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServer({
    name: 'api',
    program: process.execPath,
    args: ['--enable-source-maps', apiProgram],
    env: {
      ...process.env,
      API_PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      ...store,
      LOG_LEVEL: 'debug',
      DEMO: 'true',
      // The reminder of the demo is there at whatever hour the tests run.
      REMINDER_HOUR: '0',
      ...environment,
    },
    ready: { health: `http://127.0.0.1:${port}/api/health` },
    log: logs.openLog('api'),
  });
}

/** What a site server is told of its own port, of its folder and of the api. */
interface SiteEnvironment {
  readonly PORT: string;
  readonly API_URL: string;
  readonly SITE_DIR: string;
}

/** Starts a site server as a program of its own. */
export function startSite(env: SiteEnvironment): Promise<ServerProcess> {
  return startServer({
    name: 'site',
    program: portalProgram,
    args: ['serve'],
    env: { ...process.env, ...env },
    ready: { health: `http://127.0.0.1:${env.PORT}/` },
    log: logs.openLog('site'),
  });
}

/** What serves the site: the server of this repository, or nginx by the configuration of `portal nginx`. */
export type SiteServer = 'site server' | 'nginx';

export interface PortalOptions {
  /** The site server by default. */
  readonly serveBy?: SiteServer;
  /** Where the rows of its api are: embedded by default. */
  readonly store?: StoreType;
  /** Whether pages may load the scripts of the vendors' sandbox, cards and chat: by default. */
  readonly vendors?: boolean;
}

/**
 * Starts a portal on copies of the template's site and store. Its site is configured and served in this process, which
 * has the code of both loaded for the next portal; the api is a program of its own.
 */
export async function startPortal({
  serveBy = 'site server',
  store: storeType = 'embedded',
  vendors = true,
}: PortalOptions = {}): Promise<Portal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const site = join(folder, 'site');
  await copyFolder(template.site, site);
  const store = await createStore(storeType, folder, 'template');
  const [port, apiPort, sandboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const shopPort = await findFreePort();
  const embedding = { EMBED_ORIGINS: `http://localhost:${shopPort}` };
  const sandbox = `http://localhost:${sandboxPort}`;
  const env = {
    PORT: String(port),
    API_URL: `http://127.0.0.1:${apiPort}`,
    SITE_DIR: site,
  };
  const runPortal = async (
    args: readonly string[],
    from: Checkout = { program: portalProgram, cwd: root },
  ) => {
    await run(from.program, [...args], { cwd: from.cwd, env: { ...process.env, ...env, ...from.env } });
  };
  const [started] = await Promise.all([
    startApi(store.environment, apiPort, sandboxPort, embedding),
    // The policy of the template's site does not know this sandbox.
    vendors &&
      configure(site, {
        texts: {
          CARD_SCRIPT_URL: `${sandbox}/cards/fields.js`,
          CHAT_SCRIPT_URL: `${sandbox}/chat/widget.js`,
        },
        reset: false,
      }),
  ]);
  let api = started;
  const nginx = serveBy === 'nginx' ? await startNginx(join(folder, 'nginx'), env) : undefined;
  const siteServer =
    nginx ?? (await startSiteServer(readSettings({ ...process.env, ...env }), { drainWithin: 2_000 }));
  return {
    url: `http://localhost:${port}`,
    secondUrl: `http://demo.breeze.localhost:${port}`,
    sandbox,
    shopPort,
    site,
    killApi: () => api.kill(),
    startApi: async (environment) => {
      api = await startApi(store.environment, apiPort, sandboxPort, { ...embedding, ...environment });
    },
    run: async (args, from) => {
      await runPortal(args, from);
      await nginx?.reload();
    },
    close: async () => {
      await Promise.all([siteServer.stop(), api.stop()]);
      await store.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
