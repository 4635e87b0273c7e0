import type { Integrity, Release } from '@portal/platform/contract';

/** What the page may run as a script, and the hash that each of the release's own files must have. */
export interface Addresses {
  /** The hash; '' for a script that is allowed without one. Throws a TypeError for any other address. */
  integrityOf(address: string): Integrity | '';
  /** Lets the files of a newer release in as well: hashed files of this site only, and none in place of a known one. */
  adopt(integrity: Release['integrity']): void;
}

/**
 * @param unhashed addresses that are allowed without a hash: the configured chat script, and in development whatever
 *   begins with the dev server's origin
 */
export function addressesOf(
  release: Pick<Release, 'integrity'>,
  page: string,
  unhashed: readonly string[],
): Addresses {
  const table = new Map(Object.entries(release.integrity));
  return {
    integrityOf(address) {
      const { origin, pathname, href } = new URL(address, page);
      const hash = origin === new URL(page).origin ? table.get(pathname) : undefined;
      if (hash !== undefined) return hash;
      if (unhashed.some((allowed) => href === allowed || (allowed.endsWith('/') && href.startsWith(allowed))))
        return '';
      throw new TypeError(`${address} is no script of this release`);
    },
    adopt(integrity) {
      for (const [address, hash] of Object.entries(integrity)) {
        if (address.startsWith('/assets/') && hash.startsWith('sha384-') && !table.has(address))
          table.set(address, hash);
      }
    },
  };
}
