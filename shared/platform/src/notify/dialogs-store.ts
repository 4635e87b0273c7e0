import { proxy } from 'valtio/vanilla';
import type { AlertRequest, ConfirmRequest, Dialogs } from './notify.ts';

export type OpenDialog =
  | { readonly id: number; readonly type: 'confirm'; readonly request: ConfirmRequest }
  | { readonly id: number; readonly type: 'alert'; readonly request: AlertRequest };

export interface DialogsStore {
  /** A valtio proxy that the shell draws: the first dialog is open, the others wait. */
  readonly state: { readonly open: readonly OpenDialog[] };
  /** Closes a dialog; `confirmed` is the result of a confirm. */
  answer(id: number, confirmed: boolean): void;
  /** Closes every dialog without confirming. */
  dismissAll(): void;
}

/** Creates the dialogs of a page: the functions that open them, and the store that the shell draws. */
export function createDialogs(): { readonly dialogs: Dialogs; readonly store: DialogsStore } {
  const state = proxy<{ open: OpenDialog[] }>({ open: [] });
  const waiting = new Map<number, (confirmed: boolean) => void>();
  let lastId = 0;

  const ask = (make: (id: number) => OpenDialog) =>
    new Promise<boolean>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      state.open = [...state.open, make(id)];
    });
  const answer = (id: number, confirmed: boolean) => {
    state.open = state.open.filter((dialog) => dialog.id !== id);
    waiting.get(id)?.(confirmed);
    waiting.delete(id);
  };

  return {
    dialogs: {
      confirm: (request) => ask((id) => ({ id, type: 'confirm', request })),
      alert: async (request) => {
        await ask((id) => ({ id, type: 'alert', request }));
      },
    },
    store: {
      state,
      answer,
      dismissAll: () => {
        for (const id of [...waiting.keys()]) answer(id, false);
      },
    },
  };
}
