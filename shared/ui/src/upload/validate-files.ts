import { isAccepted } from './accepted-formats.ts';

export type Refusal = 'duplicate' | 'format' | 'limit';

export interface RefusedFile {
  readonly name: string;
  readonly why: Refusal;
}

interface Rules {
  readonly accept: readonly string[];
  /** The most files in all. */
  readonly maxFiles: number;
  /** In multiple mode a name that is there already is skipped. */
  readonly multiple: boolean;
  /** Names of what is uploaded or on its way. */
  readonly taken: readonly string[];
}

export interface Admission {
  readonly admitted: readonly File[];
  readonly refused: readonly RefusedFile[];
}

/** Which of the chosen files are taken, in their order, and why others are not (UI-40..42). */
export function admit(files: readonly File[], { accept, maxFiles, multiple, taken }: Rules): Admission {
  const admitted: File[] = [];
  const refused: RefusedFile[] = [];
  const names = new Set(taken);
  for (const file of files) {
    const why = !isAccepted(file, accept)
      ? 'format'
      : multiple && names.has(file.name)
        ? 'duplicate'
        : taken.length + admitted.length >= maxFiles
          ? 'limit'
          : null;
    if (why === null) {
      admitted.push(file);
      names.add(file.name);
    } else {
      refused.push({ name: file.name, why });
    }
  }
  return { admitted, refused };
}
