import type { FailedTransfer, QueuedTransfer, Transfers, UploadingTransfer } from './upload-state.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A file that is there, whether it came just now or long ago. */
export interface StoredFile {
  readonly status: 'uploaded';
  readonly key: string;
  readonly uploaded: UploadedFile;
}

/** A row of the list. */
export type UploadEntry = QueuedTransfer | UploadingTransfer | FailedTransfer | StoredFile;

/**
 * The rows: what was there before, then what was chosen here, each in its place from queued to uploaded. What is
 * uploaded is drawn from the value, which may have been renamed, emptied or filled anew since.
 */
export function entriesOf(value: readonly UploadedFile[], transfers: Transfers): readonly UploadEntry[] {
  const byId = new Map(value.map((file) => [file.id, file]));
  const here = new Set<string>();
  const chosen: UploadEntry[] = [];
  for (const transfer of transfers) {
    if (transfer.status !== 'uploaded') {
      chosen.push(transfer);
      continue;
    }
    const uploaded = byId.get(transfer.uploaded.id);
    if (uploaded && !here.has(uploaded.id)) {
      here.add(uploaded.id);
      chosen.push({ status: 'uploaded', key: transfer.key, uploaded });
    }
  }
  const before = value
    .filter(({ id }) => !here.has(id))
    .map((uploaded, index, all): StoredFile => {
      // Of two files with one id each is a row of its own.
      const same = all.slice(0, index).filter(({ id }) => id === uploaded.id).length;
      return { status: 'uploaded', key: `file-${uploaded.id}-${same}`, uploaded };
    });
  return [...before, ...chosen];
}
