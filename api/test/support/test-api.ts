import { setTimeout as pause } from 'node:timers/promises';
import { secretsOfMail } from '@portal/tooling/process';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import type { CardProvider } from '../../src/methods/card-provider.ts';
import { demoProcessor } from '../../src/processor/demo-processor.ts';
import type { Processor } from '../../src/processor/processor.ts';
import type { SecurityEvent } from '../../src/security-log/security-log.ts';
import type { SlidesShown } from '../../src/settings/settings.ts';
import { beginSession } from '../../src/sign-in/sessions.ts';
import { openDatabase, type Database, type Db } from '../../src/store/database.ts';
import { emails, users } from '../../src/store/schema.ts';
import { captureLog } from './captured-logs.ts';
import { testCardProvider } from './test-cards.ts';
import {
  copyTemplate,
  migrations,
  seededAt,
  testBrands,
  testPortal,
  testTimeZone,
} from './store-template.ts';
import { clientOf, type TestClient } from './test-client.ts';
import { testCompanies } from './test-companies.ts';
import { checkAnswers, type AnswerCheck } from './check-answers.ts';

/** What the processor signs its events with. */
export const testEventSecret = 'secret-of-processor-events';

export type { TestAnswer } from './test-client.ts';

export interface TestEmail {
  readonly subject: string;
  readonly body: string;
}

/** A whole api on a store of its own, with a clock that the test sets. */
export interface TestApi extends TestClient {
  readonly db: Db;
  readonly server: FastifyInstance;
  /** What was written to the security-event log, also by twins. */
  readonly securityEvents: SecurityEvent[];
  setTime(now: Date): void;
  /** A session's token of a demo account, `NAME@portal.test`. */
  tokenOf(name: string): Promise<string>;
  /** Emails to a demo account, the newest first. */
  emailsOf(name: string): Promise<readonly TestEmail[]>;
  /** Starts another api on the same store, as a second process would; on PostgreSQL it has connections of its own. */
  twin(): Promise<TestClient>;
  close(): Promise<void>;
}

interface Opened {
  readonly database: Database;
  readonly server: FastifyInstance;
  readonly watch: AnswerCheck;
}

interface TestApiOptions {
  /** By default the demo's, without its delays. */
  readonly processor?: Processor | null;
  readonly demo?: boolean;
  /** As `demo`, unless given. */
  readonly mailbox?: boolean;
  readonly slides?: SlidesShown;
  readonly cardProvider?: CardProvider | null;
  readonly trustedProxies?: readonly string[];
  readonly brandHeader?: string;
  readonly embedOrigins?: readonly string[];
}

export async function openTestApi({
  processor = demoProcessor(async () => {}),
  demo = true,
  mailbox = demo,
  slides = 'four',
  cardProvider = testCardProvider,
  trustedProxies = [],
  brandHeader = 'X-Brand',
  embedOrigins = [],
}: TestApiOptions = {}): Promise<TestApi> {
  const store = await copyTemplate();
  const database = await openDatabase(store.settings, migrations).catch(async (error: unknown) => {
    await store.remove();
    throw error;
  });
  const { db } = database;
  let now = seededAt;
  const clock = { now: () => now };
  const opened: Opened[] = [];
  const securityEvents: SecurityEvent[] = [];
  const open = (own: Database): Opened => {
    const log = captureLog();
    const services = {
      db: own.db,
      clock,
      timeZone: testTimeZone,
      processor,
      eventSecret: testEventSecret,
      cardProvider,
      demo,
      mailbox,
      portalUrl: testPortal,
      brandUrls: testBrands,
      companies: testCompanies,
      slides,
      securityLog: {
        record: (event: SecurityEvent) => {
          securityEvents.push(event);
          log.write(`${JSON.stringify(event)}\n`);
        },
        close: () => undefined,
      },
      pause,
    };
    const server = createApp(services, {
      trustedProxies,
      brandHeader,
      embedOrigins,
      logLevel: 'debug',
      logTo: log,
    });
    const api = { database: own, server, watch: checkAnswers(server) };
    opened.push(api);
    return api;
  };
  const { server, watch } = open(database);
  const calls = clientOf(server);

  return {
    db,
    server,
    securityEvents,
    setTime(time) {
      now = time;
    },
    async tokenOf(name) {
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, `${name}@portal.test`));
      if (!user) throw new Error(`There is no demo account ${name}.`);
      return beginSession(db, user.id, { address: '127.0.0.1', userAgent: null }, now);
    },
    ...calls,
    async emailsOf(name) {
      const { envelope } = await calls.get('/api/demo/emails');
      const { emails } = envelope.data as { emails: (TestEmail & { readonly to: string })[] };
      return emails.filter(({ to }) => to === `${name}@portal.test`);
    },
    async twin() {
      const isShared = store.settings.type === 'folder';
      return clientOf(open(isShared ? database : await openDatabase(store.settings, migrations)).server);
    },
    async close() {
      for (const { body } of await db.select({ body: emails.body }).from(emails)) {
        watch.secrets.rememberSecrets(secretsOfMail(body ?? ''));
      }
      for (const one of opened) await one.server.close();
      for (const one of new Set(opened.map((each) => each.database))) await one.close();
      await store.remove();
      for (const one of opened) one.watch.assertAllListed();
    },
  };
}
