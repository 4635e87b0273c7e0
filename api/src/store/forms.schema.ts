import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.schema.ts';
import { id, instant } from './columns.ts';
import { files } from './files.schema.ts';

export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form: text('form').notNull(),
    /** Without secrets: passwords, codes and tokens are left out, and masked numbers are cut to their last four digits. */
    model: jsonb('model').$type<Readonly<Record<string, unknown>>>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
  },
  (table) => [index('form_submissions_user').on(table.userId, table.form)],
);

/** The files that a submission refers to: deleting one takes `force`. */
export const formSubmissionFiles = pgTable(
  'form_submission_files',
  {
    submissionId: integer('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.fileId] }),
    index('form_submission_files_file').on(table.fileId),
  ],
);
