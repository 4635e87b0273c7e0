import { proxy } from 'valtio/vanilla';
import type { AlertRequest, ConfirmRequest, Dialogs } from './notify.ts';

export type OpenDialog =
  | { readonly id: number; readonly type: 'confirm'; readonly request: ConfirmRequest }
  | { readonly id: number; readonly type: 'alert'; readonly request: AlertRequest };

export interface DialogsStore {
  /** A valtio proxy for the shell to draw: the first is open, the others wait. */
  readonly state: { readonly open: readonly OpenDialog[] };
  /** Closes a dialog; for a confirm `true` means yes. */
  answer(id: number, confirmed: boolean): void;
  /** Answers every dialog with no. */
  dismissAll(): void;
}

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
