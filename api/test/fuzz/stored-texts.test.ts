import {
  addBank,
  addFilter,
  currentUser,
  download,
  listBanks,
  listFilters,
  registerCustomer,
  renameFile,
  saveSettings,
  uploadFile,
  type WireUploadedFile,
  type WireUser,
} from '@portal/api-contract';
import fc from 'fast-check';
import { dataOf, openTestContext, type TestContext } from '../contract/test-context.ts';
import { seededAt } from '../support/store-template.ts';
import { fuzzTimeLimit, fuzzing } from './settings.ts';
import { keys, names } from './texts.ts';

/** Blanks around a name are not part of it. */
const trimmed = names.map((text) => text.trim()).filter((text) => text !== '');

describe('stored texts', () => {
  let context: TestContext;
  let number = 0;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context.close());

  it(
    'API-31: come back unchanged as names of registered customers',
    async () => {
      await fc.assert(
        fc.asyncProperty(trimmed, trimmed, async (first_name, last_name) => {
          number += 1;
          const body = { first_name, last_name, email: `somebody${number}@portal.test` };
          const { token } = dataOf<{ token: string }>(await context.send(registerCustomer, { body }));
          const user = dataOf<WireUser>(await context.send(currentUser, { token }));
          expect([user.first_name, user.last_name]).toEqual([first_name, last_name]);
        }),
        fuzzing(2),
      );
    },
    fuzzTimeLimit,
  );

  it(
    'API-82, API-83: come back unchanged as names and values of filters',
    async () => {
      const values = fc.dictionary(keys, fc.oneof(names, fc.integer(), fc.constant(null)), { maxKeys: 4 });
      await fc.assert(
        fc.asyncProperty(trimmed, values, async (name, input_values) => {
          number += 1;
          const report = `report-${number}`;
          const body = { filters_class_name: report, name, input_values };
          const saved = await context.send(addFilter, { as: 'bo', body });
          expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
          const list = dataOf<{ name: string; input_values: object }[]>(
            await context.send(listFilters, { as: 'bo', query: { input_class: report } }),
          );
          expect(list.filter((one) => one.name === name)).toMatchObject([{ name }]);
          expect(JSON.parse(JSON.stringify(list[0]?.input_values))).toEqual(
            JSON.parse(JSON.stringify(input_values)),
          );
        }),
        fuzzing(2),
      );
    },
    fuzzTimeLimit,
  );

  it(
    'API-43, API-39: come back unchanged as names of banks',
    async () => {
      await fc.assert(
        fc.asyncProperty(trimmed, async (bank) => {
          number += 1;
          const body = { bank, routing: '061000104', account: String(10_000_000 + number) };
          // So rarely that the limit of additions is never met.
          context.api.setTime(new Date(seededAt.getTime() + number * 60 * 60_000));
          expect((await context.send(addBank, { as: 'nora', body })).status).toBe(200);
          const { banks } = dataOf<{ banks: { bank: string }[] }>(
            await context.send(listBanks, { as: 'nora' }),
          );
          expect(banks.map((one) => one.bank)).toContain(bank);
        }),
        fuzzing(2),
      );
    },
    fuzzTimeLimit,
  );

  it(
    'API-88, API-92: come back unchanged as bytes of files',
    async () => {
      const contents = fc.uint8Array({ minLength: 1, maxLength: 5_000 });
      await fc.assert(
        fc.asyncProperty(contents, async (content) => {
          const sent = new File([new Uint8Array(content)], 'note.bin');
          const { id } = dataOf<WireUploadedFile>(
            await context.send(uploadFile, { as: 'sam', body: { file: sent } }),
          );
          const answer = await context.api.server.inject({
            url: download.path.replace('{file}', String(id)),
            headers: { authorization: `Bearer ${await context.api.tokenOf('sam')}` },
          });
          expect(answer.rawPayload.equals(Buffer.from(content))).toBe(true);
        }),
        fuzzing(2),
      );
    },
    fuzzTimeLimit,
  );

  it(
    'API-89: come back unchanged as names of files, or are rejected under the field',
    async () => {
      const { id } = dataOf<WireUploadedFile>(await context.send(uploadFile, { as: 'sam' }));
      await fc.assert(
        fc.asyncProperty(fc.stringMatching(/^[\p{L}\p{N} .,;()'&+-]{1,60}$/u), async (original_name) => {
          const { status } = await context.send(renameFile, { as: 'sam', body: { file: id, original_name } });
          if (status === 422) return;
          const { headers } = await context.send(download, { as: 'sam', path: { file: String(id) } });
          const [, encoded = ''] =
            /filename\*=UTF-8''(\S+)/.exec(String(headers['content-disposition'])) ?? [];
          expect(decodeURIComponent(encoded)).toBe(original_name.trim());
        }),
        fuzzing(2),
      );
    },
    fuzzTimeLimit,
  );

  it('API-62: come back unchanged as phone settings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.boolean(), async (notifications, solicitations) => {
        const body = { notifications, solicitations };
        expect(dataOf(await context.send(saveSettings, { as: 'nora', body }))).toEqual({ settings: body });
        const user = dataOf<WireUser>(await context.send(currentUser, { as: 'nora' }));
        expect(user.phone_settings).toEqual(body);
      }),
      fuzzing(0.5),
    );
  });
});
