import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorkspace } from '../build/build-workspace.ts';
import { CliError } from '../cli-error.ts';
import { prerender } from '../prerender/prerender.ts';
import { pageParts } from '../release/page/page-parts.ts';

/** Builds the workspace whose folder this is. */
export async function build(): Promise<void> {
  const folder = process.cwd();
  if (!existsSync(join(folder, 'webpack.config.ts'))) {
    throw new CliError(
      `${folder} has no webpack.config.ts: run this in the shell's or a remote's folder, or npx pnpm build in the top folder for all.`,
    );
  }
  const { workspace, build: name } = await buildWorkspace(folder, { prerender, page: pageParts });
  console.log(`${workspace} ${name}`);
}
