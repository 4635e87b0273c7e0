import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { assertPortFree, launchServer } from '@portal/tooling/process';
import { buildApi, buildSite, configureSite, releaseSite } from '../run/builds.mjs';
import { portalProgram, root, workFolder } from '../run/root.mjs';
import { checkSettings, startEnvironment } from '../run/settings.mjs';

const demoPassword = 'Portal!demo1';

const welcome = ({ siteUrl, secondUrl, sandboxPort }) => `
  The portal runs at ${siteUrl}
  The second brand   ${secondUrl}
${sandboxPort === null ? '' : `  Test cards, chat   http://localhost:${sandboxPort}\n`}
  Sign in with one of the demo accounts; the password of all is ${demoPassword}
    maria@portal.test   three current leases, 14 months of payments, cards and banks of every kind
    evan@portal.test    early payoff dates today, yesterday and in nine days
    otis@portal.test    overdue
    theo@portal.test    two overdue leases, and a reminder of a third in the mailbox
    nora@portal.test    new, no lease yet

  Logs are in .portal/log, the database is in .portal/data. Stop with Ctrl+C.
`;

function openLog(name) {
  const folder = join(workFolder, 'log');
  mkdirSync(folder, { recursive: true });
  return createWriteStream(join(folder, `${name}.log`));
}

const apiProgram = ({ env, apiUrl }) => ({
  name: 'api',
  program: process.execPath,
  args: ['--enable-source-maps', join(root, 'api/dist/main.js')],
  env,
  ready: { health: `${apiUrl}/api/health` },
  log: openLog('api'),
});

const siteProgram = ({ env, siteUrl }) => ({
  name: 'site',
  program: portalProgram,
  args: ['serve'],
  env,
  ready: { health: `${siteUrl}/` },
  log: openLog('site'),
});

/** Runs the servers until one of them ends, or until Ctrl+C or SIGTERM. Returns the exit code. */
async function serve(settings) {
  const servers = [];
  const stopped = new Promise((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
  });
  try {
    for (const program of [apiProgram(settings), siteProgram(settings)]) {
      const server = launchServer(program);
      servers.push(server);
      if ((await Promise.race([server.ready(), stopped])) === null) return 0;
    }
    console.log(welcome(settings));
    for (const server of servers) if (server.errors()) console.log(`  ${server.errors().trim()}\n`);
    const ended = servers.map(async ({ name, exit }) => `The ${name} has stopped: ${(await exit).reason}`);
    const reason = await Promise.race([stopped, ...ended]);
    if (reason === null) return 0;
    console.error(reason);
    return 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Builds what has changed, releases it with the settings of the environment, and serves it. */
export async function command() {
  const settings = startEnvironment();
  const { port, apiPort, sandboxPort, env } = settings;
  await assertPortFree('PORT', port);
  await assertPortFree('API_PORT', apiPort);
  if (sandboxPort !== null) await assertPortFree('SANDBOX_PORT', sandboxPort);
  await checkSettings(env);
  await buildSite();
  await releaseSite(env);
  await configureSite(env);
  await buildApi();
  return serve(settings);
}
