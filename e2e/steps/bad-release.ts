import { createHash } from 'node:crypto';

/** How a remote is released bad. The release tool rejects both, so only an older one can have released them. */
export const releaseFaults = ['missing export', 'other platform'] as const;

export type ReleaseFault = (typeof releaseFaults)[number];

interface ReleasedRemote {
  readonly contract: { readonly name: string };
  readonly build: string;
  readonly entry: string;
  readonly preload: readonly string[];
}

interface Release {
  readonly remotes: readonly ReleasedRemote[];
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * Returns the files of a release of the portal in which the named remotes are other builds, with the fault: page, release
 * and what is different in the remotes' files.
 */
export async function badRelease(
  portalUrl: string,
  fault: ReleaseFault,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Buffer>> {
  const textAt = async (path: string) => (await fetch(new URL(path, portalUrl))).text();
  const release = JSON.parse(await textAt('/release.json')) as Release;
  const files = new Map<string, Buffer>();
  const integrity: Record<string, string> = { ...release.integrity };

  async function badBuild(remote: ReleasedRemote): Promise<ReleasedRemote> {
    const rename = (text: string) => text.replaceAll(remote.build, `${remote.build}bad`);
    for (const path of [remote.entry, ...remote.preload].filter((path) => path.includes(remote.build))) {
      const text = rename(await textAt(path));
      const file = Buffer.from(
        fault === 'missing export' ? text.replace(',mount:()=>', ',noMount:()=>') : text,
      );
      files.set(rename(path), file);
      integrity[rename(path)] = `sha384-${createHash('sha384').update(file).digest('base64')}`;
    }
    const bad = JSON.parse(rename(JSON.stringify(remote))) as ReleasedRemote;
    return fault === 'other platform'
      ? { ...bad, contract: { ...bad.contract, ...{ platform: '^99.0.0' } } }
      : bad;
  }

  const remotes = await Promise.all(
    release.remotes.map(async (remote) => (names.has(remote.contract.name) ? badBuild(remote) : remote)),
  );
  const bad = JSON.stringify({ ...release, remotes, integrity }).replaceAll('<', '\\u003c');
  const page = await textAt('/');
  files.set('/release.json', Buffer.from(bad));
  files.set('/', Buffer.from(page.replace(/(?<=id="release">)[^<]*/, () => bad)));
  return files;
}
