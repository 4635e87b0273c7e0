import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { elementNameOf } from '@portal/platform/contract';
import { buildWorkspace } from '../build/build-workspace.ts';
import { CliError } from '../cli-error.ts';
import { bundleEmbed } from '../embed/embed-bundle.ts';
import { prerender } from '../prerender/prerender.ts';
import { kilobytes } from '../release/first-screen.ts';
import { pageParts } from '../release/page/page-parts.ts';

/**
 * How much a function runs before V8 optimizes it, in bytes of its bytecode; V8's own value is 67,584. Most of webpack
 * ends before that has paid: with this value a build takes an eighth less processor time. Alone it takes as long as
 * before, since V8 optimizes beside it; several at once on two processors take less.
 */
const optimizedAfter = 400_000;

/** Builds the workspace whose folder this is. */
export async function build(): Promise<void> {
  setFlagsFromString(`--interrupt-budget=${optimizedAfter}`);
  const folder = process.cwd();
  if (!existsSync(join(folder, 'webpack.config.ts'))) {
    throw new CliError(
      `${folder} has no webpack.config.ts: run this in the shell's or a remote's folder, or npx pnpm build in the top folder for all.`,
    );
  }
  const { workspace, build: name } = await buildWorkspace(folder, {
    prerender,
    bundleEmbed: async (options) => {
      const bundle = await bundleEmbed(options);
      console.log(`<${elementNameOf(basename(folder))}> ${kilobytes(bundle.startBytes)} gzip`);
      return bundle;
    },
    page: pageParts,
  });
  console.log(`${workspace} ${name}`);
}
