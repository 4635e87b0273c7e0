/** Where a script is loaded from. */
export interface ScriptAddresses {
  /**
   * Returns the address itself when it is asked for the first time. Whoever asks again was not served: a query that no
   * cache, failed preload or hanging request knows makes the browser ask the site (SHELL-74).
   */
  of(address: string): string;
  /** Makes the browser ask the site also for files that only a preload has asked for. */
  distrust(addresses: readonly string[]): void;
}

/** @param mendCache called with an address that is asked for again: the browser's cache may hold a bad copy of it */
export function createScriptAddresses(
  page: Pick<Location, 'href'>,
  mendCache: (address: string) => void,
): ScriptAddresses {
  const tries = new Map<string, number>();
  const keyOf = (address: string) => new URL(address, page.href).pathname;
  return {
    of: (address) => {
      const before = tries.get(keyOf(address)) ?? 0;
      tries.set(keyOf(address), before + 1);
      if (before === 0) return address;
      mendCache(address);
      return `${address}?try=${before + 1}`;
    },
    distrust: (addresses) => {
      for (const address of addresses) tries.set(keyOf(address), Math.max(1, tries.get(keyOf(address)) ?? 0));
    },
  };
}
