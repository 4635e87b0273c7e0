import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** The browser's files, with who loads them: a page of another origin, or the sandbox's own frames. */
const files = {
  '/cards/fields.js': { file: 'cards-fields.js', for: 'host' },
  '/cards/frame.js': { file: 'cards-frame.js', for: 'frame' },
  '/cards/frame.css': { file: 'cards-frame.css', for: 'frame' },
  '/chat/widget.js': { file: 'chat-widget.js', for: 'host' },
  '/chat/frame.js': { file: 'chat-frame.js', for: 'frame' },
  '/chat/frame.css': { file: 'chat-frame.css', for: 'frame' },
  '/sandbox.css': { file: 'index-page.css', for: 'frame' },
} as const;

/**
 * Serves the browser's files.
 *
 * @param folder written by `build-sandbox.mjs`; read with each request, so that a new build needs no restart
 */
export function routeFiles(server: FastifyInstance, folder: string): void {
  for (const [path, { file, for: reader }] of Object.entries(files)) {
    server.get(path, async (_request, reply) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => null);
      if (text === null) return reply.code(404).send({ message: 'Build it first: node build-sandbox.mjs' });
      reply.header('cache-control', 'no-cache');
      reply.header('cross-origin-resource-policy', reader === 'host' ? 'cross-origin' : 'same-origin');
      // With CORS a host's page can see the script's errors.
      if (reader === 'host') reply.header('access-control-allow-origin', '*');
      return reply.type(file.endsWith('.css') ? 'text/css' : 'text/javascript').send(text);
    });
  }
}
