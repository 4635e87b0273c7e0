import { join } from 'node:path';
import { assertPortFree, startServer } from '@portal/tooling/process';
import { checkedArguments, parseNone } from '../run/arguments.mjs';
import { buildApi } from '../run/builds.mjs';
import { readPorts } from '../run/ports.mjs';
import { runTool } from '../run/programs.mjs';
import { root, workFolder } from '../run/root.mjs';

const startGalleryApi = (port) =>
  startServer({
    name: 'gallery api',
    program: process.execPath,
    args: ['--enable-source-maps', join(root, 'api/dist/main.js')],
    env: {
      ...process.env,
      API_PORT: String(port),
      SANDBOX_PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: join(workFolder, 'gallery/data'),
      DEMO: 'true',
    },
    ready: { health: `http://127.0.0.1:${port}/api/health` },
  });

/** Runs Storybook over an api of its own. */
export async function command(args) {
  checkedArguments(args, parseNone, 'npx pnpm gallery takes no arguments');
  const { port, apiPort } = readPorts({
    port: ['GALLERY_PORT', 6006],
    apiPort: ['GALLERY_API_PORT', 6007],
  });
  await assertPortFree('GALLERY_PORT', port);
  await assertPortFree('GALLERY_API_PORT', apiPort);
  await buildApi();
  const api = await startGalleryApi(apiPort);
  try {
    console.log(`\n  The gallery opens at http://localhost:${port}. Stop with Ctrl+C.\n`);
    return await runTool(
      'storybook',
      ['dev', '--port', String(port), '--exact-port', '--no-open', '--disable-telemetry', '--quiet'],
      { workspace: 'shared/gallery', env: { ...process.env, API_URL: api.address } },
    );
  } finally {
    await api.stop();
  }
}
