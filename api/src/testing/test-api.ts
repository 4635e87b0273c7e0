import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AnswerEnvelope } from '../server/envelope.ts';
import { createServer } from '../server/server.ts';
import { beginSession } from '../sign-in/sessions.ts';
import { openDatabase, type Db } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { migrations, seededAt, templateVariable } from './template.ts';

export interface TestAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
}

interface Sending {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A whole api on a store of its own, with a clock that the test sets. */
export interface TestApi {
  readonly db: Db;
  readonly server: FastifyInstance;
  setTime(now: Date): void;
  /** A session's token of a demo account, `NAME@portal.test`. */
  tokenOf(name: string): Promise<string>;
  get(path: string, sending?: Sending): Promise<TestAnswer>;
  post(path: string, body?: unknown, sending?: Sending): Promise<TestAnswer>;
  close(): Promise<void>;
}

export async function openTestApi(): Promise<TestApi> {
  const root = await mkdtemp(join(tmpdir(), 'portal-api-test-'));
  await cp(join(process.env[templateVariable] ?? '', 'data'), join(root, 'data'), { recursive: true });
  const database = await openDatabase({ kind: 'folder', folder: join(root, 'data') }, migrations);
  const { db } = database;
  let now = seededAt;
  const server = createServer({ db, clock: { now: () => now }, demo: true }, { logLevel: 'silent' });

  const send = async (method: 'GET' | 'POST', path: string, sending: Sending, body?: unknown) => {
    const headers: Record<string, string> = { ...sending.headers };
    if (sending.token !== undefined) headers.authorization = `Bearer ${sending.token}`;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    if (payload !== undefined) headers['content-type'] ??= 'application/json';
    const answer = await server.inject({ method, url: path, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, envelope: answer.json<AnswerEnvelope>() };
  };

  return {
    db,
    server,
    setTime(time) {
      now = time;
    },
    async tokenOf(name) {
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, `${name}@portal.test`));
      if (!user) throw new Error(`There is no demo account ${name}.`);
      return beginSession(db, user.id, now);
    },
    get: (path, sending = {}) => send('GET', path, sending),
    post: (path, body, sending = {}) => send('POST', path, sending, body),
    async close() {
      await server.close();
      await database.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
