import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useUiMessages } from '../messages/use-ui-messages.ts';
import { validateFiles, type RejectedFile } from './validate-files.ts';
import { entriesOf, type UploadEntry } from './entries.ts';
import { uploadFailure } from './upload-failure.ts';
import type { UploadPort } from './upload-port.ts';
import { createUploadQueue } from './upload-queue.ts';
import { isBusy, type Transfers } from './upload-state.ts';
import type { UploadedFile } from './uploaded-file.ts';

interface UploadRules {
  readonly port: UploadPort;
  readonly value: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
  readonly onBusyChange: ((busy: boolean) => void) | undefined;
  readonly accept: readonly string[];
  readonly multiple: boolean;
  readonly maxFiles: number;
  readonly atOnce: number;
}

export interface Upload {
  readonly entries: readonly UploadEntry[];
  readonly transfers: Transfers;
  /** The maximum number of files is reached. */
  readonly full: boolean;
  /** The rejected files of the last choice. */
  readonly rejected: readonly RejectedFile[];
  readonly choose: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  /** Cancels an upload, or removes a failed one from the list. */
  readonly drop: (key: string) => void;
  readonly download: (file: UploadedFile) => Promise<void>;
  readonly rename: (file: UploadedFile, originalName: string) => Promise<void>;
  readonly remove: (file: UploadedFile, force: boolean) => Promise<void>;
}

/** State and actions of a file upload, without its appearance. */
export function useUpload(rules: UploadRules): Upload {
  const { port, value, accept, multiple, maxFiles, onBusyChange } = rules;
  const t = useUiMessages();
  const [queue] = useState(() => createUploadQueue(rules.atOnce));
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const { transfers } = useSnapshot(queue.state, { sync: true });

  // Two uploads can end before the value with the first is rendered.
  const latest = useRef(value);
  const change = (files: readonly UploadedFile[]) => {
    latest.current = files;
    rules.onChange(files);
  };
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    queue.connect({
      port,
      describeFailure: (error) =>
        uploadFailure(error, { timedOut: t('uploadTimedOut'), failed: t('uploadFailed') }),
      onUploaded: (file) => change([...latest.current, file]),
    });
  });
  useEffect(() => () => queue.stop(), [queue]);

  const busy = isBusy(transfers);
  useEffect(() => onBusyChange?.(busy), [onBusyChange, busy]);

  const active = transfers.filter(({ status }) => status === 'queued' || status === 'uploading');
  const failed = transfers.filter(({ status }) => status === 'failed');
  const inUse = value.length + active.length;
  const full = inUse >= maxFiles;

  return {
    entries: entriesOf(value, transfers),
    transfers,
    full,
    rejected,
    choose: (files) => {
      const taken = [
        ...value.map(({ originalName }) => originalName),
        ...active.map(({ file }) => file.name),
      ];
      const { accepted, rejected: notTaken } = validateFiles(files, { accept, maxFiles, multiple, taken });
      setRejected(notTaken);
      const again = failed.filter(({ file }) => !multiple || accepted.some(({ name }) => name === file.name));
      if (accepted.length > 0) for (const { key } of again) queue.drop(key);
      queue.add(accepted);
    },
    retry: (key) => {
      const transfer = failed.find((each) => each.key === key);
      if (!transfer) return;
      setRejected(full ? [{ name: transfer.file.name, reason: 'limit' }] : []);
      if (!full) queue.retry(key);
    },
    drop: (key) => {
      setRejected([]);
      queue.drop(key);
    },
    download: async (file) => port.download?.(file),
    rename: async (file, originalName) => {
      await port.rename?.(file, originalName);
      change(latest.current.map((each) => (each.id === file.id ? { ...each, originalName } : each)));
    },
    remove: async (file, force) => {
      await port.remove(file, { force });
      setRejected([]);
      change(latest.current.filter(({ id }) => id !== file.id));
    },
  };
}
