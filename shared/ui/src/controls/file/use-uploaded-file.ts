import { useState } from 'react';
import { useUiMessages } from '../../messages/use-ui-messages.ts';
import { codeOf, explanation, type UploadFailure } from '../../upload/upload-failure.ts';
import type { UploadedFile } from '../../upload/uploaded-file.ts';

/** What the customer is doing with an uploaded file. */
type FileAction =
  | { readonly status: 'nothing' }
  | { readonly status: 'downloading' }
  | { readonly status: 'renaming' }
  | { readonly status: 'saving'; readonly name: string }
  /** `force` when it is asked a second time, because something refers to the file. */
  | { readonly status: 'asking'; readonly force: boolean }
  | { readonly status: 'removing' };

interface UploadedFileCalls {
  readonly download: (file: UploadedFile) => Promise<void>;
  readonly rename: (file: UploadedFile, originalName: string) => Promise<void>;
  readonly remove: (file: UploadedFile, force: boolean) => Promise<void>;
}

interface UploadedFileState {
  readonly action: FileAction;
  readonly problem: UploadFailure | null;
  /** Resolves when the file is downloaded or could not be; `problem` then says why. */
  readonly download: (file: UploadedFile) => Promise<void>;
  readonly startRenaming: () => void;
  readonly stopRenaming: () => void;
  /** Resolves when the name is saved or could not be saved; `problem` then says why. */
  readonly saveName: (file: UploadedFile, name: string) => Promise<void>;
  readonly askToRemove: () => void;
  readonly answer: (file: UploadedFile, yes: boolean) => Promise<void>;
}

const nothing: FileAction = { status: 'nothing' };

/** Something else refers to the file. */
const inUse = 409;

/** State and actions to download, rename and delete one uploaded file (UI-54, UI-55, UI-57, UI-67). */
export function useUploadedFile({ download, rename, remove }: UploadedFileCalls): UploadedFileState {
  const t = useUiMessages();
  const [action, setAction] = useState<FileAction>(nothing);
  const [problem, setProblem] = useState<UploadFailure | null>(null);
  const begin = (next: FileAction) => {
    setProblem(null);
    setAction(next);
  };

  return {
    action,
    problem,
    download: async (file) => {
      if (action.status === 'downloading') return;
      begin({ status: 'downloading' });
      try {
        await download(file);
      } catch (error) {
        setProblem({ text: t('downloadFailed'), messages: explanation(error) });
      }
      // The customer may be renaming or deleting the file by now.
      setAction((now) => (now.status === 'downloading' ? nothing : now));
    },
    startRenaming: () => begin({ status: 'renaming' }),
    stopRenaming: () => begin(nothing),
    saveName: async (file, text) => {
      const name = text.trim();
      if (name === '' || name === file.originalName) {
        begin(nothing);
        return;
      }
      begin({ status: 'saving', name });
      try {
        await rename(file, name);
        setAction(nothing);
      } catch (error) {
        setAction({ status: 'renaming' });
        setProblem({ text: t('uploadRenameFailed'), messages: explanation(error) });
      }
    },
    askToRemove: () => begin({ status: 'asking', force: false }),
    answer: async (file, yes) => {
      const force = action.status === 'asking' && action.force;
      if (!yes) {
        begin(nothing);
        return;
      }
      begin({ status: 'removing' });
      try {
        await remove(file, force);
      } catch (error) {
        if (!force && codeOf(error) === inUse) {
          setAction({ status: 'asking', force: true });
          return;
        }
        setAction(nothing);
        setProblem({ text: t('uploadDeleteFailed'), messages: explanation(error) });
      }
    },
  };
}
