import { proxy, ref } from 'valtio';
import type { UploadPort } from './upload-port.ts';
import { uploadReducer, type Transfers, type UploadAction } from './upload-state.ts';
import type { UploadFailure } from './upload-failure.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** ms that a chosen file waits before it is sent, so that it can still be removed (UI-68). */
const uploadDelayMs = 250;

interface UploadSide {
  readonly port: UploadPort;
  /** Describes an error of an upload. */
  readonly describeFailure: (error: unknown) => UploadFailure;
  readonly onUploaded: (uploaded: UploadedFile) => void;
}

/** Sends the files of one control, in the order of `uploadReducer`. */
interface UploadQueue {
  /** A valtio proxy. */
  readonly state: { readonly transfers: Transfers };
  /** Sets the port and the callbacks. */
  readonly connect: (side: UploadSide) => void;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Cancels a running upload, or removes a failed one from the list. */
  readonly drop: (key: string) => void;
  /** Cancels everything when the control is unmounted. */
  readonly stop: () => void;
}

/**
 * Creates the queue of one control.
 *
 * @param atOnce the maximum number of files that are sent at the same time
 */
export function createUploadQueue(atOnce: number): UploadQueue {
  let side: UploadSide | null = null;
  // A transfer holds a File, which does not work as a proxy.
  const state = proxy<{ transfers: Transfers }>({ transfers: ref([]) });
  let lastKey = 0;
  const delays = new Set<ReturnType<typeof setTimeout>>();
  const sending = new Map<string, AbortController>();

  function dispatch(action: UploadAction): void {
    state.transfers = ref(uploadReducer(state.transfers, action, atOnce));
    for (const [key, cancel] of sending) {
      if (!isUploading(key)) {
        sending.delete(key);
        cancel.abort();
      }
    }
    for (const { status, key, file } of state.transfers) {
      if (side && status === 'uploading' && !sending.has(key)) void send(side, key, file);
    }
  }

  const isUploading = (wanted: string) =>
    state.transfers.some(({ status, key }) => status === 'uploading' && key === wanted);

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
        // The upload was cancelled too late: nobody would ever see the file. If it can't be removed, it stays.
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
    state,
    connect: (next) => {
      side = next;
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
      state.transfers = ref([]);
    },
  };
}
