import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { findFreePort, secretsOfHeader } from '@portal/tooling/process';
import Fastify from 'fastify';
import { logs } from './captured-logs.ts';
import { galleryFolder, template } from './paths.ts';
import { startApi } from './portal.ts';

/** The built gallery with its own api. */
export interface Gallery {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the built gallery, with an api on a copy of the template's database. */
export async function startGallery(): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-gallery-'));
  const data = join(folder, 'data');
  await cp(template.data, data, { recursive: true });
  const apiPort = await findFreePort();
  const api = await startApi(data, apiPort);
  const server = Fastify();
  server.addHook('onRequest', async ({ headers }) =>
    logs.rememberSecrets(secretsOfHeader(headers.authorization)),
  );
  await server.register(fastifyStatic, { root: galleryFolder });
  for (const prefix of ['/api', '/sanctum']) {
    await server.register(httpProxy, {
      upstream: `http://127.0.0.1:${apiPort}`,
      prefix,
      rewritePrefix: prefix,
    });
  }
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: address,
    close: async () => {
      await Promise.all([server.close(), api.stop()]);
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
