import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UserError } from '../errors/user-error.ts';
import { tablesError } from './connection-error.ts';
import { openDatabase } from './database.ts';

/** Answers every connection with this error code, as PostgreSQL does before authentication. */
async function failingServer(code: string): Promise<Server> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno entry for hidden\0\0`);
  const answer = Buffer.alloc(5);
  answer.write('E');
  answer.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([answer, fields])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

async function messageOf(url: string): Promise<string> {
  const failure = await openDatabase({ type: 'server', url }, 'migrations').then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof UserError)) throw new Error('Not rejected as a setting.', { cause: failure });
  return failure.message;
}

const opening = 'DATABASE_URL must be the address of a PostgreSQL server that accepts the api:';

describe('a DATABASE_URL that does not work', () => {
  it.each([
    ['28P01', 'rejects the user or the password'],
    ['28000', 'rejects the user or the password'],
    ['3D000', 'has no database portal'],
    ['53300', 'does not answer like a PostgreSQL server (53300)'],
  ])('gives one sentence without the password when the server answers %s', async (code, reason) => {
    const server = await failingServer(code);
    const port = portOf(server);
    const message = await messageOf(`postgres://user:hidden@127.0.0.1:${port}/portal`);
    server.close();
    expect(message).toBe(`${opening} 127.0.0.1:${port} ${reason}.`);
  });

  it('gives a sentence when nothing listens there', async () => {
    const server = await failingServer('3D000');
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const message = await messageOf(`postgres://user:hidden@localhost:${port}/portal`);
    expect(message).toBe(`${opening} nothing listens at localhost:${port}.`);
  });

  it('gives a sentence when the host is unknown', async () => {
    const message = await messageOf('postgres://user:hidden@nowhere.invalid/portal');
    expect(message).toBe(`${opening} the host nowhere.invalid is unknown.`);
  });

  it('gives a sentence when the address can’t be decoded', async () => {
    expect(await messageOf('postgres://user:hid%ffden@127.0.0.1/portal')).not.toContain('den');
  });
});

describe('a database that can’t have the api’s tables', () => {
  const url = 'postgres://user:hidden@127.0.0.1/books';
  const failed = (code: string) =>
    new Error('Failed query: CREATE', { cause: Object.assign(new Error(), { code }) });

  it.each([
    ['42501', 'lets this user create no tables'],
    ['25006', 'is read-only'],
    ['42P07', 'has tables of another program'],
  ])('is named in one sentence when a migration fails with %s', (code, reason) => {
    expect(tablesError(url, failed(code))?.message).toBe(
      `DATABASE_URL must name an empty database of the api’s own, or one that it has used: books ${reason}.`,
    );
  });

  it('is not blamed for a mistake in a migration', () => {
    expect(tablesError(url, failed('42601'))).toBeNull();
  });
});
