import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Failure, invalid } from './failure.ts';

const megabyte = 1024 * 1024;

/** Bytes of an uploaded file. */
export const fileLimit = 10 * megabyte;

/** Limits of one form; our text fields are short. */
export const formLimits = { fileSize: fileLimit, fieldSize: 4096, parts: 10 };

/**
 * Reads the fields of a multipart form: texts, and at most one file. An invalid form is read to its end too, so that
 * the browser gets the answer instead of a broken connection.
 *
 * @throws Failure 400 for what can't be read as a form, 413 for a file beyond `fileLimit`, 422 for a second file
 */
export async function readForm(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  if (!request.isMultipart()) return {};
  const fields = new Map<string, unknown>();
  let files = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value);
      else if (++files === 1) fields.set(part.fieldname, await readFile(part));
      else part.file.resume();
    }
  } catch (error) {
    throw formFailure(error, request);
  } finally {
    request.raw.resume();
  }
  if (files > 1) throw invalid({ file: 'Send one file at a time.' });
  return Object.fromEntries(fields);
}

/** Null for a file beyond the limit: the error then comes from reading the form, not from this part. */
async function readFile(part: MultipartFile): Promise<File | null> {
  const content = await part.toBuffer().catch(() => null);
  return (
    content && new File([content as Buffer<ArrayBuffer>], part.filename || 'file', { type: part.mimetype })
  );
}

function formFailure(error: unknown, { server }: FastifyRequest): Failure {
  const { RequestFileTooLargeError, PartsLimitError } = server.multipartErrors;
  if (error instanceof RequestFileTooLargeError) {
    return new Failure(413, `A file may have at most ${fileLimit / megabyte} MB.`);
  }
  if (error instanceof PartsLimitError) return new Failure(413, 'The form has too many parts.');
  return new Failure(400, 'The form could not be read.');
}
