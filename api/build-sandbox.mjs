// The browser's files of the vendors' sandbox: `node build-sandbox.mjs [folder]`, dist/sandbox by default.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const sources = 'src/sandbox';
const script = { format: 'iife', target: ['chrome109', 'firefox115', 'safari16.4'] };

export async function buildSandbox(folder) {
  const common = {
    absWorkingDir: import.meta.dirname,
    outdir: resolve(import.meta.dirname, folder),
    bundle: true,
    minify: true,
    platform: 'browser',
    logLevel: 'warning',
  };
  await build({
    ...common,
    ...script,
    entryPoints: [
      `${sources}/cards/browser/cards-fields.ts`,
      `${sources}/cards/browser/cards-frame.ts`,
      `${sources}/chat/browser/chat-widget.ts`,
      `${sources}/chat/browser/chat-frame.ts`,
    ],
    entryNames: '[name]',
  });
  await build({
    ...common,
    entryPoints: [
      `${sources}/cards/browser/cards-frame.css`,
      `${sources}/chat/browser/chat-frame.css`,
      `${sources}/index-page.css`,
    ],
    entryNames: '[name]',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildSandbox(process.argv[2] ?? 'dist/sandbox');
}
