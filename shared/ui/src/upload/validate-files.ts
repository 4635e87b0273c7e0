import { isAccepted } from './accepted-formats.ts';

export type RejectionReason = 'duplicate' | 'format' | 'limit';

export interface RejectedFile {
  readonly name: string;
  readonly reason: RejectionReason;
}

interface Rules {
  readonly accept: readonly string[];
  /** The maximum number of files. */
  readonly maxFiles: number;
  /** In multiple mode, a name that is already in the list is skipped. */
  readonly multiple: boolean;
  /** Names of the uploaded files and of those being sent. */
  readonly taken: readonly string[];
}

export interface ValidatedFiles {
  readonly accepted: readonly File[];
  readonly rejected: readonly RejectedFile[];
}

/** Divides chosen files into accepted ones, in their order, and rejected ones with the reason (UI-40..42). */
export function validateFiles(
  files: readonly File[],
  { accept, maxFiles, multiple, taken }: Rules,
): ValidatedFiles {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  const names = new Set(taken);
  for (const file of files) {
    const reason = !isAccepted(file, accept)
      ? 'format'
      : multiple && names.has(file.name)
        ? 'duplicate'
        : taken.length + accepted.length >= maxFiles
          ? 'limit'
          : null;
    if (reason === null) {
      accepted.push(file);
      names.add(file.name);
    } else {
      rejected.push({ name: file.name, reason });
    }
  }
  return { accepted, rejected };
}
