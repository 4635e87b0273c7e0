import { proxy } from 'valtio/vanilla';
import type { Notify } from './notify.ts';

export interface ShownNotification {
  readonly id: number;
  readonly tone: 'success' | 'info' | 'error';
  readonly text: string;
}

export interface NotificationsStore {
  /** A valtio proxy that the shell draws, oldest first. */
  readonly state: { readonly shown: readonly ShownNotification[] };
  close(id: number): void;
  closeAll(): void;
  /** Stops all countdowns while the pointer or the focus is on a notification. */
  pause(): void;
  /** Continues each countdown with the time that was left. None begins before the first call: from then on they are drawn. */
  resume(): void;
}

/** How long a success or an info is shown, ms (UI-69). */
export const notificationMs = 5000;

interface Countdown {
  leftMs: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | null;
}

/** Creates the notifications of a page. They disappear after `notificationMs`; errors stay until they are closed. */
export function createNotifications(): {
  readonly notify: Notify;
  readonly store: NotificationsStore;
  dispose(): void;
} {
  const state = proxy<{ shown: ShownNotification[] }>({ shown: [] });
  const countdowns = new Map<number, Countdown>();
  let paused = true;
  let lastId = 0;

  const close = (id: number) => {
    stop(id);
    countdowns.delete(id);
    state.shown = state.shown.filter((one) => one.id !== id);
  };
  const stop = (id: number) => {
    const countdown = countdowns.get(id);
    if (!countdown || countdown.timer === null) return;
    clearTimeout(countdown.timer);
    countdown.leftMs -= Date.now() - countdown.since;
    countdown.timer = null;
  };
  const start = (id: number) => {
    const countdown = countdowns.get(id);
    if (!countdown || countdown.timer !== null) return;
    countdown.since = Date.now();
    countdown.timer = setTimeout(() => close(id), Math.max(countdown.leftMs, 0));
  };
  const show = (tone: ShownNotification['tone'], text: string) => {
    // Ten calls that fail together show one notification; a repeated text gets its full time again.
    const same = state.shown.find((one) => one.tone === tone && one.text === text);
    if (same) close(same.id);
    const id = ++lastId;
    state.shown = [...state.shown, { id, tone, text }];
    if (tone === 'error') return;
    countdowns.set(id, { leftMs: notificationMs, since: 0, timer: null });
    if (!paused) start(id);
  };

  return {
    notify: {
      success: (text) => show('success', text),
      info: (text) => show('info', text),
      error: (text) => show('error', text),
    },
    store: {
      state,
      close,
      closeAll() {
        for (const { id } of [...state.shown]) close(id);
      },
      pause() {
        paused = true;
        for (const id of countdowns.keys()) stop(id);
      },
      resume() {
        paused = false;
        for (const id of countdowns.keys()) start(id);
      },
    },
    dispose() {
      for (const id of countdowns.keys()) stop(id);
      countdowns.clear();
    },
  };
}
