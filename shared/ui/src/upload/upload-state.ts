import type { UploadFailure } from './upload-failure.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface ChosenFile {
  /** Distinguishes two files with the same name. */
  readonly key: string;
  readonly file: File;
}

/** Waits for its delay to pass, then for its turn. */
export interface QueuedTransfer extends ChosenFile {
  readonly status: 'queued';
  readonly delayed: boolean;
}

export interface UploadingTransfer extends ChosenFile {
  readonly status: 'uploading';
  /** The share that has been sent, 0 to 1. */
  readonly progress: number;
}

export interface FailedTransfer extends ChosenFile {
  readonly status: 'failed';
  readonly failure: UploadFailure;
}

interface DoneTransfer extends ChosenFile {
  readonly status: 'uploaded';
  readonly uploaded: UploadedFile;
}

/** A file that is being sent (UI-06): queued, uploading with progress, then uploaded or failed. */
type Transfer = QueuedTransfer | UploadingTransfer | FailedTransfer | DoneTransfer;

export type UploadAction =
  | { readonly type: 'add'; readonly chosen: readonly ChosenFile[] }
  /** The delay of these files has passed. */
  | { readonly type: 'release'; readonly keys: readonly string[] }
  | { readonly type: 'progress'; readonly key: string; readonly share: number }
  | { readonly type: 'succeed'; readonly key: string; readonly uploaded: UploadedFile }
  | { readonly type: 'fail'; readonly key: string; readonly failure: UploadFailure }
  | { readonly type: 'retry'; readonly key: string }
  /** Cancelled, or removed from the list. */
  | { readonly type: 'drop'; readonly key: string };

export type Transfers = readonly Transfer[];

/**
 * Returns the transfers after an action. It is pure: the queue sends what has become `uploading`.
 *
 * @param atOnce the maximum number of files that are sent at the same time
 */
export function uploadReducer(transfers: Transfers, action: UploadAction, atOnce: number): Transfers {
  return fill(after(transfers, action), atOnce);
}

function after(transfers: Transfers, action: UploadAction): Transfers {
  switch (action.type) {
    case 'add':
      return [
        ...transfers,
        ...action.chosen.map(({ key, file }): QueuedTransfer => ({
          status: 'queued',
          key,
          file,
          delayed: true,
        })),
      ];
    case 'release':
      return transfers.map((transfer) =>
        transfer.status === 'queued' && action.keys.includes(transfer.key)
          ? { ...transfer, delayed: false }
          : transfer,
      );
    case 'progress':
      return changed(transfers, action.key, 'uploading', (transfer) => ({
        ...transfer,
        // A repeated request, after a sign-in for example, counts from the start; the bar does not go back.
        progress: Math.max(transfer.progress, Math.min(1, action.share)),
      }));
    case 'succeed':
      return changed(transfers, action.key, 'uploading', ({ key, file }) => ({
        status: 'uploaded',
        key,
        file,
        uploaded: action.uploaded,
      }));
    case 'fail':
      return changed(transfers, action.key, 'uploading', ({ key, file }) => ({
        status: 'failed',
        key,
        file,
        failure: action.failure,
      }));
    case 'retry':
      return changed(transfers, action.key, 'failed', ({ key, file }) => ({
        status: 'queued',
        key,
        file,
        delayed: true,
      }));
    case 'drop':
      return transfers.filter(({ key }) => key !== action.key);
  }
}

/** Changes a transfer that has the expected status; a late answer changes nothing. */
function changed<Status extends Transfer['status']>(
  transfers: Transfers,
  key: string,
  status: Status,
  change: (transfer: Extract<Transfer, { status: Status }>) => Transfer,
): Transfers {
  return transfers.map((transfer) =>
    transfer.key === key && transfer.status === status
      ? change(transfer as Extract<Transfer, { status: Status }>)
      : transfer,
  );
}

/** Starts waiting transfers while there are free slots, the oldest first. */
function fill(transfers: Transfers, atOnce: number): Transfers {
  let free = atOnce - transfers.filter(({ status }) => status === 'uploading').length;
  return transfers.map((transfer) => {
    if (transfer.status !== 'queued' || transfer.delayed || free <= 0) return transfer;
    free -= 1;
    return { status: 'uploading', key: transfer.key, file: transfer.file, progress: 0 };
  });
}

/** Returns whether leaving now would lose files. */
export function isBusy(transfers: Transfers): boolean {
  return transfers.some(({ status }) => status === 'queued' || status === 'uploading');
}
