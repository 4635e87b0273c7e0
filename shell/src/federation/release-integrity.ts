import type { Release } from '@portal/platform/contract';

/** Hashes of the files that this page may run: of its own release, and of a newer one once a file of it is needed. */
export interface ReleaseIntegrity {
  of(address: string): string | undefined;
  adopt(release: Pick<Release, 'integrity'>): void;
}

export function createReleaseIntegrity(page: Window, release: Pick<Release, 'integrity'>): ReleaseIntegrity {
  const table = new Map<string, string>(Object.entries(release.integrity));
  return {
    of: (address) => table.get(address) ?? ofPage(page, address),
    adopt: ({ integrity }) => {
      for (const [address, hash] of Object.entries(integrity))
        if (!table.has(address)) table.set(address, hash);
      page.__portalAdopt?.(integrity);
    },
  };
}

/** A dev server's files are in no release: the page's inline script knows them, and returns '' when it has no hash. */
function ofPage(page: Window, address: string): string | undefined {
  try {
    return page.__portalIntegrity?.(address);
  } catch {
    return undefined;
  }
}
