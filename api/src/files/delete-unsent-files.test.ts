import { eq } from 'drizzle-orm';
import { daysLater } from '../../test/support/reminders.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import type { Form } from '../forms/form.ts';
import { saveSubmission } from '../forms/submissions.ts';
import { files, users } from '../store/schema.ts';
import { deleteUnsentFiles } from './delete-unsent-files.ts';
import { accountLimit, storeFile, unsentLimit } from './file-store.ts';

const form: Form = {
  texts: { title: 'Papers' },
  inputs: () => [{ type: 'file', name: 'papers', label: 'Papers' }],
  opening: {},
  computed: () => ({}),
};
const nextDay = daysLater(1);

describe('files that were not sent with a form', () => {
  let api: TestApi;
  let userId: number;
  beforeAll(async () => {
    api = await openTestApi();
    const [maria] = await api.db.select().from(users).where(eq(users.email, 'maria@portal.test'));
    userId = maria?.id ?? 0;
  });
  afterAll(() => api.close());

  const upload = async () => {
    const file = { name: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('hello') };
    return (await storeFile(api.db, userId, file, seededAt)).id;
  };
  const submitWith = (id: string) =>
    saveSubmission(api.db, form, { userId, name: 'papers', model: { papers: [{ id }] } }, seededAt);
  const exists = async (id: string) => (await api.db.$count(files, eq(files.id, id))) === 1;

  it('API-88: are deleted a day after their upload, and those of a form are not', async () => {
    const [sent, unsent] = [await upload(), await upload()];
    await submitWith(sent);
    expect(await deleteUnsentFiles(api.db, new Date(nextDay.getTime() - 1))).toBe(0);
    expect(await deleteUnsentFiles(api.db, nextDay)).toBe(1);
    expect([await exists(sent), await exists(unsent)]).toEqual([true, false]);
  });

  const setSize = (id: string, size: number) => api.db.update(files).set({ size }).where(eq(files.id, id));
  const saysWhyNot = (text: string) => ({
    envelope: { code: 422, error: { file: [expect.stringContaining(text) as string] } },
  });

  it('API-88: leave their room to the next upload', async () => {
    const id = await upload();
    await setSize(id, unsentLimit);
    await expect(upload()).rejects.toMatchObject(saysWhyNot('try again tomorrow'));
    await deleteUnsentFiles(api.db, nextDay);
    expect(await exists(await upload())).toBe(true);
  });

  it('API-88: have room of their own, until those of forms fill the account, which waiting does not help', async () => {
    const id = await upload();
    await submitWith(id);
    await setSize(id, accountLimit - unsentLimit);
    expect(await exists(await upload())).toBe(true);
    await setSize(id, accountLimit);
    await expect(upload()).rejects.toMatchObject(saysWhyNot('Contact us'));
    await setSize(id, 0);
  });

  it('API-87, API-88: are never deleted from a form that is submitted at the same moment', async () => {
    for (let round = 0; round < 16; round += 1) {
      const id = await upload();
      const [submission, deleted] = await Promise.allSettled([
        submitWith(id),
        deleteUnsentFiles(api.db, nextDay),
      ]);
      expect(deleted).toMatchObject({ status: 'fulfilled' });
      expect(await exists(id)).toBe(submission.status === 'fulfilled');
    }
  });
});
