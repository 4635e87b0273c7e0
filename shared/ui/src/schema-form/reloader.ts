import { proxy } from 'valtio';
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

/** Keeps dependent inputs up to date. */
interface Reloader {
  /** A valtio proxy. */
  readonly state: { readonly reload: ReloadState };
  readonly connect: (side: ReloadSide) => void;
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
  const state = proxy<{ reload: ReloadState }>({ reload: fresh });
  let delay: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;
  const stale = new Set<string>();

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
    state.reload = { status: 'reloading', inputs: asked };
    const answer = await ask(side.reload, asked, model, mine.signal);
    if (running !== mine) return;
    running = null;
    if (answer === null) {
      state.reload = { status: 'failed', inputs: asked };
      return;
    }
    stale.clear();
    state.reload = fresh;
    side.apply({ ...answer, asked, model });
  }

  return {
    state,
    connect: (next) => {
      side = next;
    },
    expire: (inputs) => {
      if (inputs.length === 0) return;
      cancel();
      for (const name of inputs) stale.add(name);
      delay = setTimeout(() => void send(), reloadDelayMs);
      state.reload = { status: 'reloading', inputs: [...stale] };
    },
    retry: () => {
      cancel();
      void send();
    },
    stop: () => {
      cancel();
      stale.clear();
      state.reload = fresh;
    },
  };
}
