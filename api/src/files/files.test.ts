import { uploadFile } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import type { AnswerEnvelope } from '../server/envelope.ts';
import { fileLimit } from '../server/form-body.ts';
import { hashOf } from '../sign-in/secrets.ts';
import { files } from '../store/schema.ts';
import { multipartOf, type FormPart } from '../../test/support/multipart.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { unsentLimit } from './file-store.ts';

describe('files', () => {
  let api: TestApi;
  let maria: string;
  beforeAll(async () => {
    api = await openTestApi();
    maria = await api.tokenOf('maria');
  });
  afterAll(() => api.close());

  async function send(parts: readonly FormPart[], { token = maria, on = api } = {}) {
    const { payload, headers } = multipartOf(parts);
    const answer = await on.server.inject({
      method: 'POST',
      url: '/api/v2/files',
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, envelope: answer.json<AnswerEnvelope>() };
  }

  const one = (
    fileName: string,
    content: string | Buffer = 'hello',
    contentType = 'text/plain',
  ): FormPart => ({
    field: 'file',
    fileName,
    content,
    contentType,
  });

  async function upload(part: FormPart, token = maria) {
    const { status, envelope } = await send([part], { token });
    expect([status, envelope.error]).toEqual([200, null]);
    return uploadFile.read(envelope.data);
  }

  const fetchFile = (id: string, token = maria) =>
    api.server.inject({ url: `/api/v2/downloads/${id}`, headers: { authorization: `Bearer ${token}` } });

  it('API-88: an upload answers id, name, size, address and the token that deletes the file', async () => {
    const { envelope } = await send([one('lease.pdf', 'hello', 'application/pdf')]);
    const data = envelope.data as Record<string, unknown>;
    expect(data).toEqual({
      id: expect.stringMatching(/^[\w-]{36}$/) as string,
      original_name: 'lease.pdf',
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      size: 5,
      playtime: null,
      url: `/api/v2/downloads/${String(data['id'])}`,
    });
  });

  it('API-88: only a hash of the token is stored', async () => {
    const { id, token } = await upload(one('a.txt'));
    const [row] = await api.db.select().from(files).where(eq(files.id, id));
    expect(row?.tokenHash).toBe(hashOf(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('API-92: a download has the bytes and their type, and no browser opens it as a page', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    const { id, url } = await upload(one('bytes.bin', bytes, 'image/png'));
    const answer = await fetchFile(id);
    expect(url).toBe(`/api/v2/downloads/${id}`);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="bytes.bin"; filename*=UTF-8''bytes.bin`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
  });

  it('API-92: a download writes names in any script so that every client can read them', async () => {
    const name = `Überweisung 'März' (1) – 50%;"x".pdf`.replaceAll('"', '');
    const { id, originalName } = await upload(one(name));
    expect(originalName).toBe(name);
    const disposition = String((await fetchFile(id)).headers['content-disposition']);
    expect(disposition).toMatch(/^[\x20-\x7e]+$/);
    const [, whole = ''] = /filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
    expect(whole).toMatch(/^[\w.%~!-]+$/);
    expect(decodeURIComponent(whole)).toBe(name);
  });

  it('API-92: everybody can download the packaged sample', async () => {
    const answer = await fetchFile('sample', await api.tokenOf('nora'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain('"Month","Payments","Amount"');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\\\temp\\\\lease.pdf', 'lease.pdf'],
    ['in\u0007voice\u202efdp.exe', 'invoicefdp.exe'],
    ['  spaces.txt  ', 'spaces.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['<script>alert(1)<script>.txt', '<script>alert(1)<script>.txt'],
    [`${'x'.repeat(255)}`, 'x'.repeat(255)],
  ])('API-88: an upload named %j keeps only the base name', async (given, kept) => {
    expect((await upload(one(given))).originalName).toBe(kept);
  });

  it.each([
    ['no file', [], 'file'],
    ['a text where the file should be', [{ field: 'file', content: 'hello' }], 'file'],
    ['a file in another field', [{ ...one('a.txt'), field: 'document' }], 'file'],
    ['an empty file', [one('a.txt', '')], 'file'],
    ['two files', [one('a.txt'), one('b.txt')], 'file'],
    ['two files in two fields', [one('a.txt'), { ...one('b.txt'), field: 'other' }], 'file'],
    ['a name of 256 characters', [one('x'.repeat(256))], 'file'],
    ['a name of 10,000 characters', [one('x'.repeat(10_000))], 'file'],
  ])('API-88, API-93: an upload with %s is rejected', async (_what, parts, field) => {
    const { status, envelope } = await send(parts);
    expect(status).toBe(422);
    expect(envelope.error).toHaveProperty(field);
  });

  it('API-88: a file of 10 MB is accepted, and one byte more is rejected', async () => {
    const { size } = await upload(one('big.bin', Buffer.alloc(fileLimit)));
    expect(size).toBe(fileLimit);
    const { status, envelope } = await send([one('bigger.bin', Buffer.alloc(fileLimit + 1))]);
    expect(status).toBe(413);
    expect(envelope).toMatchObject({ status: false, code: 413, error: 'A file may have at most 10 MB.' });
  });

  it('API-88: an account over its limit can’t upload until it deletes files', async () => {
    const token = await api.tokenOf('ida');
    const { id } = await upload(one('a.txt', '12345'), token);
    await api.db
      .update(files)
      .set({ size: unsentLimit - 4 })
      .where(eq(files.id, id));
    expect((await send([one('b.txt', '12345')], { token })).status).toBe(422);
    expect((await send([one('b.txt', '1234')], { token })).status).toBe(200);
  });

  it('API-88: simultaneous uploads never exceed the account’s limit', async () => {
    const token = await api.tokenOf('paige');
    const { id } = await upload(one('a.txt'), token);
    await api.db
      .update(files)
      .set({ size: unsentLimit - 9 })
      .where(eq(files.id, id));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => send([one(`${at}.txt`, '1234')], { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array<number>(10).fill(422)]);
  });

  it.each([
    ['JSON', 'application/json', '{"file":"x"}', 415],
    ['a form of another kind', 'application/x-www-form-urlencoded', 'file=x', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nhel',
      400,
    ],
    ['a body that is not a form', 'multipart/form-data; boundary=b', 'hello', 400],
    [
      'a field named __proto__',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
      400,
    ],
    ['nothing at all', 'multipart/form-data; boundary=b', '', 422],
  ])('API-88, API-98: %s is answered with the envelope', async (_what, type, payload, status) => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/v2/files',
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${maria}` },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status: false, code: status });
    expect(answer.body).not.toMatch(/\.ts:|node_modules/);
  });

  it('API-88: other endpoints do not accept forms', async () => {
    const { payload, headers } = multipartOf([one('a.txt')]);
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/v2/files/rename',
      payload,
      headers: { ...headers, authorization: `Bearer ${maria}` },
    });
    expect(answer.statusCode).toBe(415);
  });

  it('API-88: the demo rejects a name with 422 in it, and times out for one with 504', async () => {
    const rejected = await send([one('scan-422.pdf')]);
    expect(rejected.status).toBe(422);
    expect(rejected.envelope.error).toEqual({
      file: ['This file was rejected.', 'Choose a file without 422 in its name.'],
    });
    expect(await send([one('scan-504.pdf')])).toMatchObject({
      status: 504,
      envelope: { status: false, code: 504 },
    });
  });

  it('API-88: these names trigger nothing outside the demo', async () => {
    const plain = await openTestApi({ demo: false });
    try {
      const token = await plain.tokenOf('maria');
      expect((await send([one('scan-422-504.pdf')], { token, on: plain })).status).toBe(200);
    } finally {
      await plain.close();
    }
  });

  it('API-89: the owner renames a file', async () => {
    const { id } = await upload(one('old.txt'));
    const renamed = { file: id, original_name: 'folder/new name.txt' };
    expect((await api.post('/api/v2/files/rename', renamed, { token: maria })).status).toBe(200);
    expect((await fetchFile(id)).headers['content-disposition']).toContain('filename="new name.txt"');
    const tooLong = { file: id, original_name: 'x'.repeat(256) };
    expect((await api.post('/api/v2/files/rename', tooLong, { token: maria })).status).toBe(422);
    const nameless = { file: id, original_name: 'folder/' };
    expect(await api.post('/api/v2/files/rename', nameless, { token: maria })).toMatchObject({
      status: 422,
      envelope: { error: { original_name: ['The file needs a name.'] } },
    });
  });

  it('API-90: the token deletes a file once', async () => {
    const { id, token } = await upload(one('a.txt'));
    const deletion = { file: id, force: false, token };
    const wrong = await api.post('/api/v2/files/delete', { ...deletion, token: 'another' }, { token: maria });
    expect(wrong).toMatchObject({ status: 422, envelope: { error: { token: [expect.any(String)] } } });
    expect((await fetchFile(id)).statusCode).toBe(200);
    expect((await api.post('/api/v2/files/delete', deletion, { token: maria })).status).toBe(200);
    expect((await fetchFile(id)).statusCode).toBe(404);
    expect((await api.post('/api/v2/files/delete', deletion, { token: maria })).status).toBe(404);
  });

  it('API-89, API-90, API-92: another user’s file is answered like one that does not exist', async () => {
    const { id, token } = await upload(one('mine.txt'));
    const others = await api.tokenOf('nora');
    const nobody = '00000000-0000-4000-8000-000000000000';
    const asNora = (path: string, body: object) => api.post(`/api/v2/files/${path}`, body, { token: others });
    for (const file of [id, nobody, 'x', 7, "'; drop table files; --"]) {
      const renaming = await asNora('rename', { file, original_name: 'yours.txt' });
      const deleting = await asNora('delete', { file, force: true, token });
      const loading = await fetchFile(encodeURIComponent(String(file)), others);
      for (const answer of [
        renaming,
        deleting,
        { status: loading.statusCode, envelope: loading.json<AnswerEnvelope>() },
      ]) {
        expect(answer).toMatchObject({
          status: 404,
          envelope: { status: false, code: 404, data: null, error: 'The file was not found.', meta: {} },
        });
      }
    }
    expect((await fetchFile(id)).statusCode).toBe(200);
  });
});
