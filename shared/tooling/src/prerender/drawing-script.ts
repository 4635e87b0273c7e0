import { build } from 'esbuild';
import { compiledMessages } from '../embed/compiled-messages.plugin.ts';
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
