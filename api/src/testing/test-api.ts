import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { demoProcessor } from '../payments/processor.ts';
import type { AnswerEnvelope } from '../server/envelope.ts';
import { createServer } from '../server/server.ts';
import { beginSession } from '../sign-in/sessions.ts';
import { openDatabase, type Db } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { copyTemplate, migrations, seededAt, testPortal } from './template.ts';

export interface TestAnswer {
  readonly status: number;
  readonly envelope: AnswerEnvelope;
}

export interface TestMail {
  readonly subject: string;
  readonly body: string;
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
  put(path: string, body?: unknown, sending?: Sending): Promise<TestAnswer>;
  /** What the demo's mailbox shows for an account, newest first. */
  mailsOf(name: string): Promise<readonly TestMail[]>;
  close(): Promise<void>;
}

interface TestApiOptions {
  /** What stands for the waiting of a slow network: none, unless the test wants some. */
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly demo?: boolean;
}

export async function openTestApi({
  pause = async () => {},
  demo = true,
}: TestApiOptions = {}): Promise<TestApi> {
  const store = await copyTemplate();
  const database = await openDatabase(store.settings, migrations).catch(async (error: unknown) => {
    await store.remove();
    throw error;
  });
  const { db } = database;
  let now = seededAt;
  const clock = { now: () => now };
  const server = createServer(
    { db, clock, processor: demoProcessor(pause), demo, portalUrl: testPortal },
    { logLevel: 'silent' },
  );

  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, sending: Sending, body?: unknown) => {
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
    put: (path, body, sending = {}) => send('PUT', path, sending, body),
    async mailsOf(name) {
      const { envelope } = await send('GET', '/api/demo/mails', {});
      const { mails } = envelope.data as { mails: (TestMail & { readonly to: string })[] };
      return mails.filter(({ to }) => to === `${name}@portal.test`);
    },
    async close() {
      await server.close();
      await database.close();
      await store.remove();
    },
  };
}
