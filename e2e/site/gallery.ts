import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { findFreePort, secretsOfHeader } from '@portal/tooling/process';
import Fastify from 'fastify';
import { logs } from './captured-logs.ts';
import { galleryFolder } from './paths.ts';
import { startApi } from './portal.ts';
import { createStore, usualStore } from './store.ts';

/** The built gallery on an address of its own. */
export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built gallery. @param api address of the api that its stories call */
export async function startGallery(api?: string): Promise<Gallery> {
  const server = Fastify({ logger: { stream: logs.openLog('gallery') } });
  server.addHook('onRequest', async ({ headers }) =>
    logs.rememberSecrets(secretsOfHeader(headers.authorization)),
  );
  await server.register(fastifyStatic, { root: galleryFolder });
  if (api !== undefined) {
    for (const prefix of ['/api', '/sanctum'])
      await server.register(httpProxy, { upstream: api, prefix, rewritePrefix: prefix });
  }
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => server.close() };
}

/** Serves the built gallery with an api of its own, on a store that it seeds. */
export async function startGalleryWithApi(): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-gallery-'));
  const store = await createStore(usualStore, folder, 'nothing');
  const port = await findFreePort();
  const api = await startApi(store.environment, port);
  const gallery = await startGallery(`http://127.0.0.1:${port}`);
  return {
    url: gallery.url,
    close: async () => {
      await Promise.all([gallery.close(), api.stop()]);
      await store.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface Story {
  /** `inputs-multiselect--empty`. */
  readonly id: string;
  /** `Inputs/Multiselect`. */
  readonly title: string;
  readonly name: string;
}

/** Returns every story of the built gallery. */
export function stories(): readonly Story[] {
  const index = join(galleryFolder, 'index.json');
  if (!existsSync(index))
    throw new Error('The gallery is not built: run `pnpm --filter @portal/gallery build`.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    readonly entries: Readonly<Record<string, Story & { readonly type: string }>>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
