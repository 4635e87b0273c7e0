import { hashPassword } from '../sign-in/passwords.ts';
import type { Db } from '../store/database.ts';
import { users } from '../store/schema.ts';
import { demoPassword, people } from './people.ts';

/** Ids of accounts by the person's name. */
export type Ids = ReadonlyMap<string, number>;

/** Seeds the demo's accounts and returns their ids. */
export async function seedPeople(tx: Db, now: Date): Promise<Ids> {
  const passwordHash = await hashPassword(demoPassword);
  const rows = await tx
    .insert(users)
    .values(
      people.map(({ name, ...columns }) => ({
        ...columns,
        email: `${name}@portal.test`,
        passwordHash,
        createdAt: now,
      })),
    )
    .returning({ id: users.id, email: users.email });
  return new Map(rows.map(({ id, email }) => [email.replace(/@.*/, ''), id]));
}
