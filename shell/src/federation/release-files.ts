import { parseRelease, type ParsedRelease, type ReleasedRemote } from '@portal/platform/contract';
import type { fetchFile } from '@portal/platform/host';
import type { RemoteFault } from './remote-fault.ts';

/** The released files as the site serves them now, past the browser's cache. */
export interface ReleaseFiles {
  /**
   * Fetches a remote's files anew, which also replaces a bad copy in the browser's cache.
   * Resolves to what is wrong with the first bad one, or to null when all are as released.
   */
  refresh(remote: ReleasedRemote): Promise<RemoteFault | null>;
  /** The site's active release; null when it can't be read. */
  newestRelease(): Promise<ParsedRelease | null>;
}

interface ReleaseFilesOptions {
  readonly fetchFile: typeof fetchFile;
  readonly integrityOf: (address: string) => string | undefined;
  /** Most that fetching one file may take, ms. */
  readonly timeLimitMs: number;
}

export function createReleaseFiles(options: ReleaseFilesOptions): ReleaseFiles {
  const { integrityOf, timeLimitMs } = options;

  async function faultOf(address: string): Promise<RemoteFault | null> {
    let response: Response;
    let content: ArrayBuffer;
    try {
      response = await options.fetchFile(address, { cache: 'reload', timeLimitMs });
      content = await response.arrayBuffer();
    } catch {
      return { type: 'unreachable', address };
    }
    if (!response.ok) return { type: 'missing-file', address, status: response.status };
    const isScript = /javascript/.test(response.headers.get('content-type') ?? '');
    const hash = await sha384(content);
    return isScript && (hash === null || hash === integrityOf(address))
      ? null
      : { type: 'wrong-file', address };
  }

  return {
    refresh: async (remote) => {
      const faults = await Promise.all([...new Set([remote.entry, ...remote.preload])].map(faultOf));
      return faults.find((fault) => fault !== null) ?? null;
    },
    newestRelease: async () => {
      try {
        const response = await options.fetchFile(releaseAddress, { cache: 'no-store', timeLimitMs });
        return parseRelease(await response.json());
      } catch {
        return null;
      }
    },
  };
}

/** The active release, beside index.html. */
const releaseAddress = '/release.json';

/** Null where the browser has no digest: on a plain-http page of another machine. */
async function sha384(content: ArrayBuffer): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
