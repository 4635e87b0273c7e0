import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { compileMessages, messagesFile } from '../webpack/compile-messages.ts';
import type { DrawnWorkspace } from './drawn-workspace.ts';

/** The name under which the script leaves its `draw` in the window. */
export const scriptGlobal = 'prerender';

/** Bundles a workspace's `draw`, with all that it imports, into a script for a drawing window. */
export async function drawingScript({ folder, source }: DrawnWorkspace): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    write: false,
    minifySyntax: true,
    format: 'iife',
    globalName: scriptGlobal,
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    loader: { '.css': 'text', '.svg': 'empty', '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', __SHARED_VERSIONS__: '{}' },
    plugins: [compiledMessages],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Messages are compiled as in every production build. */
const compiledMessages: Plugin = {
  name: 'compiled-messages',
  setup: ({ onLoad }) =>
    onLoad({ filter: messagesFile }, async ({ path }) => ({
      contents: JSON.stringify(compileMessages(await readFile(path, 'utf8'))),
      loader: 'json',
    })),
};
