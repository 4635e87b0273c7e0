import { type } from 'superstruct';
import { fileContent } from '../wire/file-content.ts';
import { flagField, idField } from '../fields/choice-fields.ts';
import { fileField } from '../fields/file-field.ts';
import { requiredText, requiredToken } from '../fields/text-fields.ts';
import { readUploadedFile, wireUploadedFile } from '../wire/uploaded-file.ts';
import { defineEndpoint } from './endpoint.ts';
import { ignoredAnswer, readNothing } from './no-data.ts';

export const uploadFile = defineEndpoint({
  id: 'files.upload',
  method: 'POST',
  path: '/api/v2/files',
  summary: 'Uploads a file, as a form with the one field `file`.',
  bodyType: 'multipart',
  request: { body: type({ file: fileField }) },
  answer: wireUploadedFile,
  failures: [
    { status: 413, when: 'The file is too large.' },
    { status: 504, when: 'The upload took too long.' },
  ],
  toWire: (input: { readonly file: Blob }) => ({ body: { file: input.file } }),
  fromWire: readUploadedFile,
});

const renameFileBody = type({ file: idField, original_name: requiredText });

export const renameFile = defineEndpoint({
  id: 'files.rename',
  method: 'POST',
  path: '/api/v2/files/rename',
  summary: 'Gives a file another name.',
  request: { body: renameFileBody },
  failures: [{ status: 404, when: 'There is no such file.' }],
  toWire: (input: { readonly file: string; readonly originalName: string }) => ({
    body: { file: input.file, original_name: input.originalName },
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

const deleteFileBody = type({ file: idField, force: flagField, token: requiredToken });

export const deleteFile = defineEndpoint({
  id: 'files.delete',
  method: 'POST',
  path: '/api/v2/files/delete',
  summary: 'Deletes a file, by the token that its upload answered.',
  request: { body: deleteFileBody },
  failures: [
    { status: 404, when: 'There is no such file.' },
    { status: 409, when: 'A submitted form refers to the file, and `force` is false.' },
  ],
  toWire: (input: { readonly file: string; readonly force: boolean; readonly token: string }) => ({
    body: { file: input.file, force: input.force, token: input.token },
  }),
  answer: ignoredAnswer,
  fromWire: readNothing,
});

export const download = defineEndpoint({
  id: 'files.download',
  method: 'GET',
  path: '/api/v2/downloads/{file}',
  summary: 'Answers a file itself, without an envelope.',
  responseType: 'blob',
  request: { path: type({ file: requiredText }) },
  answer: fileContent,
  failures: [{ status: 404, when: 'There is no such file.' }],
  toWire: (input: { readonly file: string }) => ({ path: { file: input.file } }),
  fromWire: (file) => file,
});
