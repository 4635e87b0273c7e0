import type { UploadOptions, UploadPort } from '../upload/upload-port.ts';
import type { UploadedFile } from '../upload/uploaded-file.ts';

/** An uploaded file, with the changes of a test or a story. */
export function uploadedFile(change: Partial<UploadedFile> = {}): UploadedFile {
  return {
    id: '1',
    originalName: 'lease.pdf',
    token: 'token-1',
    size: 1_572_864,
    playtime: null,
    url: null,
    ...change,
  };
}

/** An upload that waits for the test to answer it. */
interface PendingUpload extends UploadOptions {
  readonly name: string;
  readonly succeed: (uploaded?: Partial<UploadedFile>) => void;
  readonly fail: (error: unknown) => void;
}

/** A port that answers on demand and records its calls. */
export function fakeUploads() {
  const uploads: PendingUpload[] = [];
  const rename = jest.fn<Promise<void>, [file: UploadedFile, originalName: string]>(() => Promise.resolve());
  const remove = jest.fn<Promise<void>, [file: UploadedFile, options: { readonly force: boolean }]>(() =>
    Promise.resolve(),
  );
  const download = jest.fn<Promise<void>, [file: UploadedFile]>(() => Promise.resolve());
  const port: UploadPort = {
    upload: (file, options) =>
      new Promise((resolve, reject) => {
        const id = `new-${uploads.length + 1}`;
        uploads.push({
          ...options,
          name: file.name,
          succeed: (uploaded) =>
            resolve(uploadedFile({ id, originalName: file.name, size: file.size, ...uploaded })),
          fail: reject,
        });
      }),
    rename,
    remove,
  };
  const uploadOf = (name: string): PendingUpload => {
    const found = uploads.findLast((upload) => upload.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { port, rename, remove, download, uploads, uploadOf };
}
