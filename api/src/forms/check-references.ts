import type { FormInput, FormValues } from '@portal/api-contract';
import { and, eq, inArray } from 'drizzle-orm';
import { findSource } from '../options/option-sources.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { files } from '../store/schema.ts';
import { fileIds, isAccepted } from './check-files.ts';
import { isEmpty, type Messages } from './check-model.ts';
import { filledInputs, isList, type FilledInput } from './filled-inputs.ts';

export interface CheckedReferences {
  readonly messages: Messages;
  /** The files that a valid model refers to. */
  readonly fileIds: readonly string[];
}

/**
 * Checks what a model that passed `checkModel` refers to: options of sources, and the account's own files, which it
 * locks against deletion until the transaction ends. Files of others are answered like files that do not exist.
 */
export async function checkReferences(
  tx: Db,
  userId: number,
  inputs: readonly FormInput[],
  model: FormValues,
): Promise<CheckedReferences> {
  const messages: Record<string, string> = {};
  const referred: string[] = [];
  for (const filled of filledInputs(inputs, model).filter(({ value }) => !isEmpty(value))) {
    const ids = filled.input.type === 'file' ? (fileIds(filled.value) ?? []) : [];
    const message =
      filled.input.type === 'file'
        ? await checkOwnFiles(tx, userId, ids, filled.input.accept ?? [])
        : await checkSource(tx, filled);
    if (message !== null) messages[filled.path] = message;
    referred.push(...ids);
  }
  return { messages, fileIds: [...new Set(referred)] };
}

async function checkOwnFiles(
  tx: Db,
  userId: number,
  ids: readonly string[],
  accept: readonly string[],
): Promise<string | null> {
  const found = await tx
    .select({ originalName: files.originalName, contentType: files.contentType })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.id, ids.filter(isUuid))))
    .for('key share');
  if (found.length < ids.length) return 'A file was not found: upload it again.';
  return found.every((file) => isAccepted(file, accept)) ? null : 'This format is not accepted.';
}

async function checkSource(tx: Db, { input, value }: FilledInput): Promise<string | null> {
  if (input.type !== 'async_select' && input.type !== 'multiselect') return null;
  if (input.source === undefined) return null;
  const values = (isList(value) ? value : [value]).map(String);
  const known = await findSource(input.source)?.known(tx, values);
  return values.every((one) => known?.has(one) === true) ? null : 'This is not in the allowed values.';
}
