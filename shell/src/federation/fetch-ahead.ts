import type { ReleasedRemote } from '@portal/platform/contract';

/** `now` competes with everything that the screen needs, `soon` with nothing. */
export type Urgency = 'now' | 'soon';

/** Asks the browser for all files of a remote at once, before its code asks for them one after the other. */
export type FetchAhead = (remote: string, urgency: Urgency) => void;

export interface FetchAheadOptions {
  readonly page: Document;
  /** By name. */
  readonly remotes: ReadonlyMap<string, Pick<ReleasedRemote, 'entry' | 'preload'>>;
  readonly integrityOf: (address: string) => string | undefined;
}

const relations: Readonly<Record<Urgency, string>> = { now: 'preload', soon: 'prefetch' };

/** Does nothing for a remote that is not in the release. A file that fails is asked for again by the remote's loader. */
export function createFetchAhead({ page, remotes, integrityOf }: FetchAheadOptions): FetchAhead {
  return (name, urgency) => {
    const remote = remotes.get(name);
    for (const file of remote ? [remote.entry, ...remote.preload] : []) {
      const rel = relations[urgency];
      if (page.head.querySelector(`link[rel=${rel}][href="${file}"]`)) continue;
      const integrity = integrityOf(file) ?? '';
      const attributes = { rel, as: 'script', crossorigin: 'anonymous', integrity, href: file };
      const link = page.createElement('link');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      page.head.append(link);
    }
  };
}
