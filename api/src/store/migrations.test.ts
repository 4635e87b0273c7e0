import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrations } from '../../test/support/store-template.ts';
import { UserError } from '../errors/user-error.ts';
import { createStore, type TestStore } from '../../test/support/test-store.ts';
import { openDatabase, openMigrated, type Db } from './database.ts';
import { emails, movements, payments, seedings, users } from './schema.ts';

/** Copies the migrations up to one of them into a folder. */
async function copyMigrationsUntil(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-migrations-'));
  await cp(migrations, folder, { recursive: true });
  const journalPath = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  await writeFile(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

describe('a store of an earlier release', () => {
  let store: TestStore;
  let earlier: string;

  beforeEach(async () => {
    store = await createStore();
    earlier = await copyMigrationsUntil('0008_exact-replay');
  });
  afterEach(async () => {
    await store.remove();
    await rm(earlier, { recursive: true });
  });

  const withStore = async (folder: string, work: (db: Db) => Promise<void>) => {
    const { db, close } = await openDatabase(store.settings, folder);
    try {
      await work(db);
    } finally {
      await close();
    }
  };

  it('is migrated by the api alone: a command for the operator rejects it and changes nothing', async () => {
    await withStore(earlier, async () => {});
    const rejected = await openMigrated(store.settings, migrations).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(UserError);
    expect((rejected as UserError).message).toContain('the tables of an earlier build');
    await withStore(earlier, async (db) => {
      await db.execute(sql`select 1 from mails`);
    });
    await withStore(migrations, async () => {});
    await (await openMigrated(store.settings, migrations)).close();
  });

  it('does not start on the tables of a newer one', async () => {
    await withStore(migrations, async () => {});
    for (const open of [openDatabase, openMigrated]) {
      const rejected = await open(store.settings, earlier).catch((error: unknown) => error);
      expect(rejected).toBeInstanceOf(UserError);
      expect((rejected as UserError).message).toContain('the tables of a newer build');
    }
  });

  it('keeps its rows when columns, tables and values get other names', async () => {
    await withStore(earlier, async (db) => {
      for (const statement of earlierRows) await db.execute(statement);
    });
    await withStore(migrations, async (db) => {
      expect(await db.select().from(users)).toMatchObject([
        { verification: 'rejected', defaultMethodType: 'bank', defaultMethodId: 7 },
      ]);
      expect(await db.select().from(payments).orderBy(payments.id)).toMatchObject([
        { status: 'declined', methodType: 'bank', claimedUntil: null },
        { status: 'processing', methodType: 'card', claimedUntil: new Date('2026-11-20T12:02:00Z') },
      ]);
      expect(await db.select().from(movements)).toMatchObject([{ type: 'late_fee', amountCents: 500 }]);
      expect(await db.select().from(seedings)).toMatchObject([{ seedVersion: 'earlier' }]);
      const due = { recipient: 'maria@portal.test', subject: 'S', body: 'B', dueAt: new Date(0) };
      await db.insert(emails).values({ ...due, createdAt: new Date(0), usefulUntil: new Date(0) });
      expect(await db.select().from(emails).orderBy(emails.id)).toMatchObject([
        { id: 1, status: 'sent', body: null, usefulUntil: new Date('2026-11-23T12:00:00Z') },
        { id: 2, status: 'waiting', body: 'B' },
      ]);
    });
  });
});

/** Rows of each table that migration 0009 changes. */
const earlierRows = [
  sql`insert into users (guard, email, password_hash, verification, default_method_kind, default_method_id, created_at)
    values ('client', 'maria@portal.test', '-', 'refused', 'bank', 7, now())`,
  sql`insert into leases (uuid, loan_number, store_name, state_code, application_date, items, created_at)
    values (gen_random_uuid(), 'FW-1', 'Store', 'GA', '2026-01-01', '[]', now())`,
  sql`insert into payments
      (lease_id, amount_cents, pay_on, state, method_kind, method_id, method_last4, is_payoff, held_until, created_at)
    values (1, 500, '2026-11-20', 'refused', 'bank', 7, '9995', false, null, now()),
      (1, 500, '2026-11-20', 'drawing', 'card', 1, '4242', false, '2026-11-20T12:02:00Z', now())`,
  sql`insert into movements (lease_id, kind, amount_cents, moved_on) values (1, 'late_fee', 500, '2026-11-20')`,
  sql`insert into mails (recipient, subject, state, due_at, created_at)
    values ('maria@portal.test', 'S', 'sent', now(), '2026-11-20T12:00:00Z')`,
  sql`insert into seedings (name, edition, seeded_on) values ('demo', 'earlier', '2026-11-20')`,
];
