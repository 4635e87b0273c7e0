import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { migrations } from '../../test/support/store-template.ts';
import { createStore, storeType, type TestStore } from '../../test/support/test-store.ts';
import { until } from '../../test/support/until.ts';
import { openDatabase, type Database } from './database.ts';
import { isUnavailable } from './unavailable.ts';

const limits = { max: 2, query_timeout: 500, connectionTimeoutMillis: 500 };

/** Passes connections on to a server until it hangs: then bytes are kept, and no connection is closed. */
async function openRelay(to: URL) {
  const sockets: Socket[] = [];
  let hangs = false;
  const relay = createServer((near) => {
    const far = connect(Number(to.port || 5432), to.hostname);
    sockets.push(near, far);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
    if (hangs) for (const socket of [near, far]) socket.pause();
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const url = new URL(to);
  url.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
  return {
    url: url.href,
    hang: (does: boolean) => {
      hangs = does;
      for (const socket of sockets)
        if (hangs) socket.pause();
        else socket.resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
    },
  };
}

if (storeType === 'server') {
  describe('a database server that hangs', () => {
    let store: TestStore;
    let relay: Awaited<ReturnType<typeof openRelay>>;
    let database: Database;
    beforeAll(async () => {
      store = await createStore();
      relay = await openRelay(new URL(store.settings.type === 'server' ? store.settings.url : ''));
      database = await openDatabase({ type: 'server', url: relay.url }, migrations, limits);
    });
    afterAll(async () => {
      relay.close();
      await store.remove();
    });

    const transact = () => database.db.transaction((tx) => tx.execute(sql`select 1`));
    /** Asks again after a failure: on a busy machine a new connection may take longer than these limits. */
    const served = () =>
      until(() =>
        transact().then(
          () => true,
          () => false,
        ),
      );
    const secondsOf = async (work: Promise<unknown>) => {
      const startedAt = performance.now();
      await work;
      return (performance.now() - startedAt) / 1000;
    };

    it('fails each call after its time, and serves all of them again when it answers again', async () => {
      await Promise.all([served(), served()]);
      relay.hang(true);
      const calls = Array.from({ length: 6 }, () => transact());
      const outcomes = await Promise.all(
        [...calls, database.db.execute(sql`select 1`)].map((call) =>
          call.then(
            () => 'answered',
            (error: unknown) => (isUnavailable(error) ? 'unavailable' : error),
          ),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(['unavailable']));
      relay.hang(false);
      await Promise.all(Array.from({ length: 6 }, () => served()));
    });

    it('is given up within the transaction that it hangs in', async () => {
      const seconds = await secondsOf(
        database.db
          .transaction(async (tx) => {
            relay.hang(true);
            await tx.execute(sql`select 1`);
          })
          .catch(() => undefined),
      );
      // The rollback does not wait as long once more.
      expect(seconds).toBeLessThan((1.9 * limits.query_timeout) / 1000);
      relay.hang(false);
      await Promise.all(Array.from({ length: 6 }, () => served()));
    });

    it('does not keep the api from closing', async () => {
      relay.hang(true);
      await database.close();
    });

    it('is unavailable as well when it ends a connection, and when nothing listens', async () => {
      const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
      relay.hang(false);
      const again = await openDatabase({ type: 'server', url: relay.url }, migrations, limits);
      const ended = again.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      expect(isUnavailable(await errorOf(ended))).toBe(true);
      relay.close();
      expect(isUnavailable(await errorOf(again.db.execute(sql`select 1`)))).toBe(true);
      await again.close();
    });
  });
} else {
  it('has no server to wait for', () => {
    expect(storeType).toBe('folder');
  });
}
