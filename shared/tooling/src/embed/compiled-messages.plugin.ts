import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { compileMessages, messagesFile } from '../webpack/compile-messages.ts';

/** Messages are compiled as in every production build. */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  setup: ({ onLoad }) =>
    onLoad({ filter: messagesFile }, async ({ path }) => ({
      contents: JSON.stringify(compileMessages(await readFile(path, 'utf8'))),
      loader: 'json',
    })),
};
