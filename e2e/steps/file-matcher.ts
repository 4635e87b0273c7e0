import type { FailurePoint } from './failing-screens.ts';

interface ReleasedRemote {
  readonly contract: { readonly name: string };
  readonly folder: string;
  readonly entry: string;
  readonly preload: readonly string[];
}

/** Drawings and demo accounts: a screen does without a chunk of them that does not come. */
const ornament = /\/(demo-accounts|[a-z]+-sign-in)\./;

/** Returns a function that finds the files of remotes at a point where they fail, by the active release of the portal. */
export async function fileMatcher(
  portalUrl: string,
): Promise<(point: FailurePoint, remotes: ReadonlySet<string>) => (path: string) => boolean> {
  const release = (await (await fetch(`${portalUrl}/release.json`)).json()) as {
    readonly shell: { readonly frame?: readonly string[] };
    readonly remotes: readonly ReleasedRemote[];
  };
  // One chunk of several is enough: a stalled file keeps one of the browser's few connections.
  return (point, names) => {
    const asked = new Map<string, string>();
    const isFirst = (name: string, path: string) => {
      asked.set(name, asked.get(name) ?? path);
      return asked.get(name) === path;
    };
    return (path) =>
      (point === 'lazy chunk' && names.has('shell') && release.shell.frame?.includes(path)) ||
      release.remotes.some(({ contract, folder, entry, preload }) => {
        if (!path.startsWith(folder) || !names.has(contract.name)) return false;
        if (path === entry) return point === 'entry';
        if (preload.includes(path)) return point === 'exposed chunk' && path.includes('/lifecycles.');
        return point === 'lazy chunk' && !ornament.test(path) && isFirst(contract.name, path);
      });
  };
}
