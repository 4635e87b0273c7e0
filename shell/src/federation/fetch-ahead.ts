import type { ReleasedRemote } from '@portal/platform/contract';

/** `now` competes with everything that the screen needs, `soon` with nothing. */
export type Urgency = 'now' | 'soon';

/**
 * Asks the browser for all files of a remote at once, before its code asks for them one after the other. Resolves when
 * they have come or failed, and at once for files that the page itself has asked for.
 */
export type FetchAhead = (remote: string, urgency: Urgency) => Promise<void>;

export interface FetchAheadOptions {
  readonly page: Document;
  /** By name. */
  readonly remotes: ReadonlyMap<string, Pick<ReleasedRemote, 'entry' | 'preload'>>;
  readonly integrityOf: (address: string) => string | undefined;
}

const relations: Readonly<Record<Urgency, string>> = { now: 'preload', soon: 'prefetch' };

/** Does nothing for a remote that is not in the release. A file that fails is asked for again by the remote's loader. */
export function createFetchAhead({ page, remotes, integrityOf }: FetchAheadOptions): FetchAhead {
  const arrivals = new WeakMap<Element, Promise<void>>();

  function arrivalOf(file: string, rel: string): Promise<void> {
    const asked = page.head.querySelector(`link[rel=${rel}][href="${file}"]`);
    if (asked) return arrivals.get(asked) ?? Promise.resolve();
    const integrity = integrityOf(file) ?? '';
    const attributes = { rel, as: 'script', crossorigin: 'anonymous', integrity, href: file };
    const link = page.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const arrival = new Promise<void>((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    });
    arrivals.set(link, arrival);
    page.head.append(link);
    return arrival;
  }

  return async (name, urgency) => {
    const remote = remotes.get(name);
    const files = remote ? [remote.entry, ...remote.preload] : [];
    await Promise.all(files.map((file) => arrivalOf(file, relations[urgency])));
  };
}
