import { deleteFile, download, renameFile, uploadFile } from '@portal/api-contract';
import type { Clock } from '../clock/clock.ts';
import { FileAnswer } from '../server/answers.ts';
import { notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { sanitizeFileName } from './file-names.ts';
import { findFile, removeFile, storeFile, updateFileName } from './file-store.ts';
import { failOnTrigger } from './file-triggers.ts';
import { sampleFile, sampleId } from './sample-file.ts';

/** What the handlers of files need. */
export interface FileServices {
  readonly db: Db;
  readonly clock: Clock;
  /** Whether the demo's triggers are honoured. */
  readonly demo: boolean;
}

/** The handlers of file endpoints. */
export const fileHandlers = ({ db, clock, demo }: FileServices): readonly EndpointHandler[] => [
  handler(uploadFile, async ({ body: { file }, caller: { account } }) => {
    const name = sanitizeFileName(file.name, 'file');
    if (demo) failOnTrigger(name);
    const content = Buffer.from(await file.arrayBuffer());
    const given = { name, contentType: contentType(file.type), content };
    const { id, token } = await storeFile(db, account.id, given, clock.now());
    return {
      id,
      original_name: name,
      token,
      size: content.length,
      playtime: null,
      url: download.path.replace('{file}', id),
    };
  }),

  handler(renameFile, async ({ body, caller: { account } }) => {
    const name = sanitizeFileName(body.original_name, 'original_name');
    await updateFileName(db, account.id, String(body.file), name);
    return null;
  }),

  handler(deleteFile, async ({ body: { file, force, token }, caller: { account } }) => {
    await removeFile(db, account.id, { id: String(file), token, force });
    return null;
  }),

  handler(download, async ({ path, caller: { account } }) => {
    if (path.file === sampleId) return sampleFile;
    const file = await findFile(db, account.id, path.file);
    if (!file) throw notFound('The file');
    return new FileAnswer(file.originalName, file.contentType, file.content);
  }),
];

/** Returns the type that the browser sent, if it is a MIME type; files are downloaded with `nosniff`. */
function contentType(said: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(said) ? said : 'application/octet-stream';
}
