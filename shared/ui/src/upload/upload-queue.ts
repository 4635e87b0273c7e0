import type { UploadPort } from './upload-port.ts';
import { uploadReducer, type Transfers, type UploadAction } from './upload-state.ts';
import type { UploadFailure } from './upload-failure.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** How long a chosen file waits before it is sent, ms: a hasty choice can still be taken back (UI-68). */
const uploadDelayMs = 250;

interface UploadSide {
  readonly port: UploadPort;
  /** Words for what an upload threw. */
  readonly describeFailure: (error: unknown) => UploadFailure;
  readonly onUploaded: (uploaded: UploadedFile) => void;
}

/** Sends the files of one widget, as `uploadReducer` says; read by `useSyncExternalStore`. */
interface UploadQueue {
  /** Where files go from now on, and who hears of them. */
  readonly connect: (side: UploadSide) => void;
  readonly transfers: () => Transfers;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Stops a file on its way, or takes a failed one off the list. */
  readonly drop: (key: string) => void;
  /** Stops everything: the widget has gone. */
  readonly stop: () => void;
}

/** @param atOnce the most files that are sent at the same time */
export function createUploadQueue(atOnce: number): UploadQueue {
  let side: UploadSide | null = null;
  let transfers: Transfers = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const delays = new Set<ReturnType<typeof setTimeout>>();
  const sending = new Map<string, AbortController>();

  function dispatch(action: UploadAction): void {
    transfers = uploadReducer(transfers, action, atOnce);
    for (const [key, cancel] of sending) {
      if (!isUploading(key)) {
        sending.delete(key);
        cancel.abort();
      }
    }
    for (const { status, key, file } of transfers) {
      if (side && status === 'uploading' && !sending.has(key)) void send(side, key, file);
    }
    for (const listener of listeners) listener();
  }

  const isUploading = (wanted: string) =>
    transfers.some(({ status, key }) => status === 'uploading' && key === wanted);

  async function send({ port }: UploadSide, key: string, file: File): Promise<void> {
    const cancel = new AbortController();
    sending.set(key, cancel);
    const mine = () => sending.get(key) === cancel;
    try {
      const uploaded = await port.upload(file, {
        signal: cancel.signal,
        onProgress: (share) => {
          if (mine()) dispatch({ type: 'progress', key, share });
        },
      });
      if (mine()) {
        side?.onUploaded(uploaded);
        dispatch({ type: 'succeed', key, uploaded });
      } else {
        // Cancelled a moment too late: nobody would ever see the file again. If it can't be removed, so be it.
        await port.remove(uploaded, { force: false }).catch(() => undefined);
      }
    } catch (error) {
      if (side && mine()) dispatch({ type: 'fail', key, failure: side.describeFailure(error) });
    }
  }

  function release(keys: readonly string[]): void {
    const delay = setTimeout(() => {
      delays.delete(delay);
      dispatch({ type: 'release', keys });
    }, uploadDelayMs);
    delays.add(delay);
  }

  return {
    connect: (next) => {
      side = next;
    },
    transfers: () => transfers,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      if (files.length === 0) return;
      const chosen = files.map((file) => ({ key: `upload-${++lastKey}`, file }));
      dispatch({ type: 'add', chosen });
      release(chosen.map(({ key }) => key));
    },
    retry: (key) => {
      dispatch({ type: 'retry', key });
      release([key]);
    },
    drop: (key) => dispatch({ type: 'drop', key }),
    stop: () => {
      for (const delay of delays) clearTimeout(delay);
      delays.clear();
      for (const cancel of sending.values()) cancel.abort();
      sending.clear();
      transfers = [];
    },
  };
}
