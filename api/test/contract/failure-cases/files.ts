import { deleteFile, download, renameFile, uploadFile, type WireUploadedFile } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { fileLimit } from '../../../src/server/form-body.ts';
import type { Db } from '../../../src/store/database.ts';
import { formSubmissionFiles, formSubmissions, users } from '../../../src/store/schema.ts';
import { seededAt } from '../../support/store-template.ts';
import { dataOf, type FailureCases } from '../test-context.ts';

async function userIdOf(db: Db, name: string): Promise<number> {
  const email = `${name}@portal.test`;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no demo account ${name}.`);
  return user.id;
}

export const fileFailures: FailureCases = {
  'files.upload 413': ({ send }) =>
    send(uploadFile, { as: 'sam', body: { file: new File([new Uint8Array(fileLimit + 1)], 'large.bin') } }),
  'files.upload 504': ({ send }) =>
    send(uploadFile, { as: 'sam', body: { file: new File(['x'], '504.txt') } }),
  'files.rename 404': ({ send }) => send(renameFile, { as: 'sam' }),
  'files.delete 409': async ({ send, api }) => {
    const { id, token } = dataOf<WireUploadedFile>(await send(uploadFile, { as: 'sam' }));
    const [submission] = await api.db
      .insert(formSubmissions)
      .values({ userId: await userIdOf(api.db, 'sam'), form: 'everything', model: {}, submittedAt: seededAt })
      .returning();
    if (!submission) throw new Error('The submission was not stored.');
    await api.db.insert(formSubmissionFiles).values({ submissionId: submission.id, fileId: String(id) });
    return send(deleteFile, { as: 'sam', body: { file: id, token, force: false } });
  },
  'files.delete 404': ({ send }) => send(deleteFile, { as: 'sam' }),
  'files.download 404': ({ send }) => send(download, { as: 'sam' }),
};
