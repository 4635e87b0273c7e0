import { and, count, eq, sum, type SQL } from 'drizzle-orm';
import { Failure, invalid, notFound } from '../server/failure.ts';
import { hashOf, newToken } from '../sign-in/secrets.ts';
import type { Db } from '../store/database.ts';
import { takeAdvisoryLock } from '../store/advisory-lock.ts';
import { isUuid } from '../store/ids.ts';
import { files, formSubmissionFiles } from '../store/schema.ts';
import { isUnsent } from './is-unsent.ts';

const megabyte = 1024 * 1024;

/** Bytes of the files of one account that were not sent with a form. */
export const unsentLimit = 100 * megabyte;

/** Bytes of all files of one account: nothing else limits how many forms with files a customer sends. */
export const accountLimit = 1000 * megabyte;

export interface NewFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface StoredFile {
  readonly id: string;
  /** Allows deleting the file; it is not stored. */
  readonly token: string;
}

/**
 * Stores a file and returns its id and token.
 *
 * @throws Failure 422 when the files of the account, or those that were not sent with a form, would be too large
 */
export async function storeFile(db: Db, userId: number, file: NewFile, now: Date): Promise<StoredFile> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, `files:${userId}`);
    const size = file.content.length;
    const own = eq(files.userId, userId);
    if ((await bytesOf(tx, and(own, isUnsent(tx)))) + size > unsentLimit) {
      throw invalid({
        file: `Files that were not sent with a form may have ${unsentLimit / megabyte} MB together. Delete some in this form, or try again tomorrow: they are deleted after a day.`,
      });
    }
    if ((await bytesOf(tx, own)) + size > accountLimit) {
      throw invalid({
        file: `Your files may have ${accountLimit / megabyte} MB together with those of the forms that you sent. Contact us to send more.`,
      });
    }
    const token = newToken();
    const [row] = await tx
      .insert(files)
      .values({
        userId,
        originalName: file.name,
        contentType: file.contentType,
        size,
        tokenHash: hashOf(token),
        content: file.content,
        createdAt: now,
      })
      .returning({ id: files.id });
    if (!row) throw new Error('The file was not stored.');
    return { id: row.id, token };
  });
}

async function bytesOf(tx: Db, which: SQL | undefined): Promise<number> {
  const [total] = await tx
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(which);
  return Number(total?.bytes ?? 0);
}

/** Returns an owner's file; undefined when it does not exist or is another user's. */
export async function findFile(db: Db, userId: number, id: string) {
  if (!isUuid(id)) return undefined;
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)));
  return file;
}

/**
 * Renames an owner's file.
 *
 * @throws Failure 404 when it does not exist or is another user's
 */
export async function updateFileName(db: Db, userId: number, id: string, name: string): Promise<void> {
  const renamed = isUuid(id)
    ? await db
        .update(files)
        .set({ originalName: name })
        .where(and(eq(files.id, id), eq(files.userId, userId)))
        .returning({ id: files.id })
    : [];
  if (renamed.length === 0) throw notFound('The file');
}

/**
 * Deletes a file by the token of its upload.
 *
 * @param force deletes it even if a submitted form refers to it
 * @throws Failure 404 when it does not exist or is another user's, 422 for a wrong token, 409 when a form refers to it
 */
export async function removeFile(
  db: Db,
  userId: number,
  { id, token, force }: { readonly id: string; readonly token: string; readonly force: boolean },
): Promise<void> {
  if (!isUuid(id)) throw notFound('The file');
  await db.transaction(async (tx) => {
    // Locked, so that no form is submitted with it in between.
    const [file] = await tx
      .select({ tokenHash: files.tokenHash })
      .from(files)
      .where(and(eq(files.id, id), eq(files.userId, userId)))
      .for('update');
    if (!file) throw notFound('The file');
    if (file.tokenHash !== hashOf(token)) throw invalid({ token: 'This token does not belong to the file.' });
    if (!force && (await isReferredTo(tx, id))) {
      throw new Failure(409, 'A submitted form refers to this file.');
    }
    await tx.delete(files).where(eq(files.id, id));
  });
}

async function isReferredTo(tx: Db, id: string): Promise<boolean> {
  const [referring] = await tx
    .select({ forms: count() })
    .from(formSubmissionFiles)
    .where(eq(formSubmissionFiles.fileId, id));
  return (referring?.forms ?? 0) > 0;
}
