import { fieldMessagesOf } from '../fixtures/field-messages.ts';
import { download, uploadFile } from './uploaded-files.ts';

describe('uploaded files', () => {
  it('UI-02, UI-56: are read from the answer of an upload', () => {
    expect(uploadFile.read({ id: 1, original_name: 'a.pdf', token: 't', size: '12' })).toEqual({
      id: '1',
      originalName: 'a.pdf',
      token: 't',
      size: 12,
      playtime: null,
      url: null,
    });
  });

  it('UI-57: are answered unchanged by a download', () => {
    const file = new Blob(['x']);
    expect(download.read(file)).toBe(file);
    expect(() => download.read({ status: true })).toThrow();
  });

  it('API-88: must not be missing or empty', () => {
    const send = (file: unknown) => fieldMessagesOf({ file }, uploadFile.request.body);
    expect(send(new Blob(['x']))).toEqual({});
    expect(send(new Blob([]))).toEqual({ file: ['This file is empty.'] });
    expect(send('x')).toEqual({ file: ['This must be a file.'] });
    expect(send(undefined)).toEqual({ file: ['Choose a file.'] });
  });
});
