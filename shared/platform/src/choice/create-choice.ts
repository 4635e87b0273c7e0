import type { Choice } from './choice.ts';
import type { StoredChoice } from './stored-choice.ts';

/** A choice with what its host needs to end it. */
export interface HostChoice<Value extends string> extends Choice<Value> {
  /** Removes its listener from the page. */
  dispose(): void;
}

/** Where a choice begins: as the browser stores it, or as the page around it gives it, which nothing stores. */
export type ChoiceSource<Value extends string> = StoredChoice<Value> | { readonly given: Value };

/**
 * Creates a choice of a page.
 *
 * @param show called with each choice that is made from now on, here or in another tab
 */
export function createChoice<Value extends string>(
  source: ChoiceSource<Value>,
  show: (choice: Value) => void,
): HostChoice<Value> {
  const listeners = new Set<() => void>();
  const stored = 'given' in source ? null : source;
  let choice = 'given' in source ? source.given : source.read();

  function change(next: Value) {
    choice = next;
    show(next);
    for (const listener of listeners) listener();
  }

  /** The event comes from other tabs only; its key is null when one of them has cleared the whole storage. */
  function follow({ key, newValue }: StorageEvent) {
    if (stored && (key === stored.key || key === null)) change(stored.of(newValue));
  }
  if (stored) addEventListener('storage', follow);

  return {
    get choice() {
      return choice;
    },
    choose(next) {
      stored?.store(next);
      change(next);
    },
    show: change,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => removeEventListener('storage', follow),
  };
}
