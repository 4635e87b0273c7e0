import {
  addFilter,
  addGlobalFilter,
  deleteFile,
  download,
  listReport,
  reloadForm,
  renameFile,
  searchOptions,
  submitForm,
  uploadFile,
  viewForm,
  type WireUploadedFile,
} from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { fileLimit } from '../../../src/server/form-body.ts';
import type { Db } from '../../../src/store/database.ts';
import { formSubmissionFiles, formSubmissions, users } from '../../../src/store/schema.ts';
import { seededAt } from '../../support/store-template.ts';
import { dataOf, type Provocations } from '../test-context.ts';

async function userIdOf(db: Db, name: string): Promise<number> {
  const email = `${name}@portal.test`;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is no demo account ${name}.`);
  return user.id;
}

export const genericProvocations: Provocations = {
  'filters.add 403': ({ ask }) => ask(addFilter, { as: 'noah' }),
  'filters.add-global 403': ({ ask }) => ask(addGlobalFilter, { as: 'noah' }),
  'forms.view 404': ({ ask }) => ask(viewForm, { as: 'sam' }),
  'forms.reload 404': ({ ask }) => ask(reloadForm, { as: 'sam' }),
  'forms.submit 404': ({ ask }) => ask(submitForm, { as: 'sam' }),
  'files.upload 413': ({ ask }) =>
    ask(uploadFile, { as: 'sam', body: { file: new File([new Uint8Array(fileLimit + 1)], 'large.bin') } }),
  'files.upload 504': ({ ask }) => ask(uploadFile, { as: 'sam', body: { file: new File(['x'], '504.txt') } }),
  'files.rename 404': ({ ask }) => ask(renameFile, { as: 'sam' }),
  'files.delete 409': async ({ ask, api }) => {
    const { id, token } = dataOf<WireUploadedFile>(await ask(uploadFile, { as: 'sam' }));
    const [sent] = await api.db
      .insert(formSubmissions)
      .values({ userId: await userIdOf(api.db, 'sam'), form: 'everything', model: {}, submittedAt: seededAt })
      .returning();
    if (!sent) throw new Error('Nothing was sent.');
    await api.db.insert(formSubmissionFiles).values({ submissionId: sent.id, fileId: String(id) });
    return ask(deleteFile, { as: 'sam', body: { file: id, token, force: false } });
  },
  'files.delete 404': ({ ask }) => ask(deleteFile, { as: 'sam' }),
  'options.search 404': ({ ask }) => ask(searchOptions, { as: 'sam' }),
  'files.download 404': ({ ask }) => ask(download, { as: 'sam' }),
  'reports.list 404': ({ ask }) => ask(listReport, { as: 'sam' }),
};
