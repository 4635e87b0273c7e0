import { eq, notExists } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { files, formSubmissionFiles } from '../store/schema.ts';

/** Returns the condition that no submitted form refers to a file. */
export const isUnsent = (db: Db) =>
  notExists(
    db
      .select({ fileId: formSubmissionFiles.fileId })
      .from(formSubmissionFiles)
      .where(eq(formSubmissionFiles.fileId, files.id)),
  );
