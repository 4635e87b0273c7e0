import { parseReload, type ParsedReload } from './schema/parse-schema.ts';
import type { SchemaModel, SchemaSource } from './schema/schema-source.ts';

/** ms without further changes before dependent inputs are requested. */
export const reloadDelayMs = 300;

/** The state of the inputs that depend on others. */
type ReloadState =
  | { readonly status: 'fresh' }
  | { readonly status: 'reloading'; readonly inputs: readonly string[] }
  | { readonly status: 'failed'; readonly inputs: readonly string[] };

export interface Reloaded extends ParsedReload {
  /** Names of the requested inputs. */
  readonly asked: readonly string[];
  /** The model that was sent; values that differ now were entered since. */
  readonly model: SchemaModel;
}

interface ReloadSide {
  readonly reload: SchemaSource['reload'];
  readonly model: () => SchemaModel;
  readonly apply: (reloaded: Reloaded) => void;
}

/** Keeps dependent inputs up to date; read by `useSyncExternalStore`. */
interface Reloader {
  readonly connect: (side: ReloadSide) => void;
  readonly state: () => ReloadState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Marks inputs as stale. They are requested when no more changes come, together with all that are still stale. */
  readonly expire: (inputs: readonly string[]) => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

const fresh: ReloadState = { status: 'fresh' };

/** Requests inputs; returns null when there is no answer, or an unreadable one. */
async function ask(
  ...[reload, inputs, model, signal]: [SchemaSource['reload'], ...Parameters<SchemaSource['reload']>]
) {
  try {
    return parseReload(await reload(inputs, model, signal));
  } catch {
    return null;
  }
}

/**
 * Creates a reloader that makes one request for all stale inputs. A newer request replaces an older one, whose answer
 * is ignored.
 */
export function createReloader(): Reloader {
  let side: ReloadSide | null = null;
  let state: ReloadState = fresh;
  let delay: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  const stale = new Set<string>();
  const listeners = new Set<() => void>();

  function become(next: ReloadState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function cancel(): void {
    clearTimeout(delay);
    running?.abort();
    running = null;
  }

  async function send(): Promise<void> {
    if (!side) return;
    const asked = [...stale];
    const model = side.model();
    const mine = new AbortController();
    running = mine;
    become({ status: 'reloading', inputs: asked });
    const answer = await ask(side.reload, asked, model, mine.signal);
    if (running !== mine) return;
    running = null;
    if (answer === null) {
      become({ status: 'failed', inputs: asked });
      return;
    }
    stale.clear();
    become(fresh);
    side.apply({ ...answer, asked, model });
  }

  return {
    connect: (next) => {
      side = next;
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    expire: (inputs) => {
      if (inputs.length === 0) return;
      cancel();
      for (const name of inputs) stale.add(name);
      delay = setTimeout(() => void send(), reloadDelayMs);
      become({ status: 'reloading', inputs: [...stale] });
    },
    retry: () => {
      cancel();
      void send();
    },
    stop: () => {
      cancel();
      stale.clear();
      state = fresh;
    },
  };
}
