import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../store/database.ts';
import { failed, succeeded } from './envelope.ts';

/** Milliseconds that the store may take to answer before the api counts as not ready. */
const storeLimit = 2_000;

/**
 * Serves what a load balancer asks: `/livez` answers as long as the process does, so a failing store restarts nothing;
 * `/readyz`, and `/api/health` through a site server, answer 503 while the store gives no answer.
 */
export async function healthPlugin(server: FastifyInstance, { db }: { readonly db: Db }): Promise<void> {
  server.get('/livez', () => succeeded({ healthy: true }));
  // One question at a time: while the store hangs, further requests wait for it instead of taking more connections.
  let asked: Promise<boolean> | null = null;
  const isStoreUp = () => {
    asked ??= answers(db).finally(() => (asked = null));
    return withinLimit(asked);
  };
  for (const address of ['/readyz', '/api/health']) {
    server.get(address, async (_request, reply) => {
      if (await isStoreUp()) return succeeded({ healthy: true });
      return reply.code(503).send(failed(503, 'The store gives no answer.'));
    });
  }
}

const answers = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

async function withinLimit(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, storeLimit, false);
  });
  const isUp = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return isUp;
}
