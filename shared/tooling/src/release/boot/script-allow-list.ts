import type { Integrity, Release } from '@portal/platform/contract';

/** The addresses that the page may load as scripts, and the hash that each of the release's own files must have. */
export interface ScriptAllowList {
  /** Returns the hash, or '' for a script that is allowed without one. Throws a TypeError for any other address. */
  integrityOf(address: string): Integrity | '';
  /** Allows the files of a newer release as well: only hashed files of this site, and no other hash for a known file. */
  adopt(integrity: Release['integrity']): void;
}

/**
 * @param unhashed addresses that are allowed without a hash: the configured scripts of vendors, and in development whatever
 *   begins with the dev server's origin
 */
export function scriptAllowList(
  release: Pick<Release, 'integrity'>,
  page: string,
  unhashed: readonly string[],
): ScriptAllowList {
  const table = new Map(Object.entries(release.integrity));
  // As the browser spells the address that it is compared with; only what was given with a slash is a folder.
  const allowed = unhashed.map((given) => ({
    href: new URL(given, page).href,
    isFolder: given.endsWith('/'),
  }));
  return {
    integrityOf(address) {
      const { origin, pathname, href } = new URL(address, page);
      const hash = origin === new URL(page).origin ? table.get(pathname) : undefined;
      if (hash !== undefined) return hash;
      if (allowed.some((own) => (own.isFolder ? href.startsWith(own.href) : href === own.href))) return '';
      throw new TypeError(`${address} is not a script of this release`);
    },
    adopt(integrity) {
      for (const [address, hash] of Object.entries(integrity)) {
        if (address.startsWith('/assets/') && hash.startsWith('sha384-') && !table.has(address))
          table.set(address, hash);
      }
    },
  };
}
