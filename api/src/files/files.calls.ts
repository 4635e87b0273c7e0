import { deleteFile, download, renameFile as rename, uploadFile } from '@portal/api-contract';
import { FileAnswer, signedInCall, type Call } from '../server/call.ts';
import { notFound } from '../server/failure.ts';
import { keptName } from './file-names.ts';
import { findFile, keepFile, removeFile, renameFile } from './file-store.ts';
import { failByName } from './file-triggers.ts';
import { sampleFile, sampleId } from './sample-file.ts';

export const fileCalls: readonly Call[] = [
  signedInCall(uploadFile, async ({ body: { file }, caller: { account } }, { db, clock, demo }) => {
    const name = keptName(file.name, 'file');
    if (demo) failByName(name);
    const content = Buffer.from(await file.arrayBuffer());
    const given = { name, contentType: contentType(file.type), content };
    const { id, token } = await keepFile(db, account.id, given, clock.now());
    return {
      id,
      original_name: name,
      token,
      size: content.length,
      playtime: null,
      url: download.path.replace('{file}', id),
    };
  }),

  signedInCall(rename, async ({ body, caller: { account } }, { db }) => {
    const name = keptName(body.original_name, 'original_name');
    await renameFile(db, account.id, String(body.file), name);
    return null;
  }),

  signedInCall(deleteFile, async ({ body: { file, force, token }, caller: { account } }, { db }) => {
    await removeFile(db, account.id, { id: String(file), token, force });
    return null;
  }),

  signedInCall(download, async ({ path, caller: { account } }, { db }) => {
    if (path.file === sampleId) return sampleFile;
    const file = await findFile(db, account.id, path.file);
    if (!file) throw notFound('The file');
    return new FileAnswer(file.originalName, file.contentType, file.content);
  }),
];

/** What a browser says a file is, if it is a type at all; it is answered with `nosniff`, as a download. */
function contentType(said: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(said) ? said : 'application/octet-stream';
}
