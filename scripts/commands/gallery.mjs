// `pnpm gallery`: every widget of the kit in a browser, reloading as its files change, over an api of its own.
import { join } from 'node:path';
import { buildApi } from './run/build-if-changed.mjs';
import { installIfNeeded } from './run/install.mjs';
import { portOf, requireFree } from './run/ports.mjs';
import { runTool } from './run/programs.mjs';
import { main } from './run/refusal.mjs';
import { root, workFolder } from './run/root.mjs';
import { startServer } from './run/server.mjs';

await main(async () => {
  const port = portOf('GALLERY_PORT', 6006);
  const apiPort = portOf('GALLERY_API_PORT', 6007);
  await requireFree('GALLERY_PORT', port);
  await requireFree('GALLERY_API_PORT', apiPort);
  await installIfNeeded();
  await buildApi();

  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const api = startServer({
    name: 'gallery-api',
    program: process.execPath,
    args: ['--enable-source-maps', join(root, 'api/dist/main.js')],
    env: {
      ...process.env,
      API_PORT: String(apiPort),
      SANDBOX_PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: join(workFolder, 'gallery/data'),
      DEMO: 'true',
    },
    health: `${apiUrl}/api/health`,
  });
  try {
    await api.ready();
    console.log(`\n  The gallery opens at http://localhost:${port}. Stop with Ctrl+C.\n`);
    return await runTool(
      'storybook',
      ['dev', '--port', String(port), '--exact-port', '--no-open', '--disable-telemetry', '--quiet'],
      { workspace: 'shared/gallery', env: { ...process.env, API_URL: apiUrl } },
    );
  } finally {
    await api.stop();
  }
});
