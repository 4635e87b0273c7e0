import type { FailedTransfer, QueuedTransfer, Transfers, UploadingTransfer } from './upload-state.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** A file in the value, uploaded now or earlier. */
export interface StoredFile {
  readonly status: 'uploaded';
  readonly key: string;
  readonly uploaded: UploadedFile;
}

/** A row of the list. */
export type UploadEntry = QueuedTransfer | UploadingTransfer | FailedTransfer | StoredFile;

/**
 * Returns the rows: first the files of the value, then the ones chosen here, each at the same position from queued to
 * uploaded. Uploaded files are taken from the value, because they may have been renamed or removed since.
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
      // Two files with the same id are two rows.
      const same = all.slice(0, index).filter(({ id }) => id === uploaded.id).length;
      return { status: 'uploaded', key: `file-${uploaded.id}-${same}`, uploaded };
    });
  return [...before, ...chosen];
}
