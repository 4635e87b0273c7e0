// `npm start`: the whole portal on this machine, from a fresh clone on.
import { join } from 'node:path';
import { buildApi, buildSite, releaseSite } from './run/build-if-changed.mjs';
import { installIfNeeded } from './run/install.mjs';
import { requireFree } from './run/ports.mjs';
import { main } from './run/refusal.mjs';
import { root } from './run/root.mjs';
import { startServer } from './run/server.mjs';
import { checkSettings, startEnvironment } from './run/settings.mjs';

const demoPassword = 'Portal!demo1';

const welcome = (port, sandboxPort) => `
  The portal runs at http://localhost:${port}
  The second brand   http://demo.breeze.localhost:${port}
${sandboxPort === null ? '' : `  Test cards, chat   http://localhost:${sandboxPort}\n`}
  Sign in with one of the demo accounts; the password of all is ${demoPassword}
    maria@portal.test   three current leases, 14 months of payments, cards and banks of every kind
    evan@portal.test    early payoff dates today, yesterday and in nine days
    otis@portal.test    overdue
    nora@portal.test    new, no lease yet

  Logs are in .portal/log, the database is in .portal/data. Stop with Ctrl+C.
`;

await main(async () => {
  const { port, apiPort, sandboxPort, apiUrl, env } = startEnvironment();
  await requireFree('PORT', port);
  await requireFree('API_PORT', apiPort);
  if (sandboxPort !== null) await requireFree('SANDBOX_PORT', sandboxPort);

  await installIfNeeded();
  await checkSettings(env);
  await buildSite();
  await releaseSite(env);
  await buildApi();

  const servers = [];
  const stopped = new Promise((resolve) => {
    process.once('SIGINT', () => resolve(null));
    process.once('SIGTERM', () => resolve(null));
  });
  const start = async (server) => {
    const started = startServer(server);
    servers.push(started);
    await Promise.race([started.ready(), stopped]);
  };
  try {
    await start({
      name: 'api',
      program: process.execPath,
      args: ['--enable-source-maps', join(root, 'api/dist/main.js')],
      env,
      health: `${apiUrl}/api/health`,
    });
    await start({
      name: 'site',
      program: join(root, 'node_modules/.bin/portal'),
      args: ['serve'],
      env,
      health: `http://localhost:${port}/`,
    });
    console.log(welcome(port, sandboxPort));
    for (const { remark } of servers) if (remark()) console.log(`  ${remark()}\n`);
    const ended = servers.map(async ({ name, ended }) => `The ${name} has stopped: ${await ended}`);
    const reason = await Promise.race([stopped, ...ended]);
    if (reason === null) return 0;
    console.error(reason);
    return 1;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});
