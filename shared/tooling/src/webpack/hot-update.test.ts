/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { commonConfig } from './base.config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-hot-update-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a source with an error makes no hot update, so that its correction is an update of what the page has', async () => {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('shared.js', 'export const shared = 1;');
  write('main.js', "import { shared } from './shared.js'; console.log(shared);");
  const { optimization, mode } = commonConfig({ folder, mode: 'development' });
  const compiler = webpack({
    ...(mode === undefined ? {} : { mode }),
    ...(optimization === undefined ? {} : { optimization }),
    context: folder,
    entry: './main.js',
    devtool: false,
    output: { path: join(folder, 'dist') },
    recordsPath: join(folder, 'records.json'),
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const updatesOf = async () => {
    const { compilation } = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) =>
        stats === undefined ? reject(error ?? new Error('no stats')) : resolve(stats),
      );
    });
    return [...compilation.emittedAssets].filter((file) => file.endsWith('.hot-update.json'));
  };
  await updatesOf();
  write('main.js', "import { shared } from './shared.js'; console.log(shared;");
  expect(await updatesOf()).toEqual([]);
  write('main.js', "import { shared } from './shared.js'; console.log(shared + 1);");
  expect(await updatesOf()).toHaveLength(1);
  await new Promise((resolve) => compiler.close(resolve));
});
