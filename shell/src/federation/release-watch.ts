import type { ParsedRelease } from '@portal/platform/contract';
import type { HostPlatform } from '@portal/platform/host';
import { proxy } from 'valtio';
import type { ReleaseFiles } from './release-files.ts';

/** The site is not asked more often than this, ms. */
const pauseMs = 5 * 60_000;

/** Notices that the site has activated another release than the page's own. */
export interface ReleaseWatch {
  /** A valtio proxy. */
  readonly state: { readonly changed: boolean };
  dispose(): void;
}

interface ReleaseWatchOptions {
  readonly release: Pick<ParsedRelease, 'id'>;
  readonly files: Pick<ReleaseFiles, 'newestRelease'>;
  readonly navigation: Pick<HostPlatform['navigation'], 'subscribe'>;
  readonly page: Document;
}

/** Asks the site when the customer comes back to the page or changes screens, and no more once there is another release. */
export function createReleaseWatch({ release, files, navigation, page }: ReleaseWatchOptions): ReleaseWatch {
  const state = proxy({ changed: false });
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    if (state.changed || page.visibilityState !== 'visible' || Date.now() - askedAt < pauseMs) return;
    askedAt = Date.now();
    const newest = await files.newestRelease();
    state.changed = newest !== null && newest.id !== release.id;
  }

  const onChange = () => void ask();
  const unsubscribe = navigation.subscribe(onChange);
  page.addEventListener('visibilitychange', onChange);
  return {
    state,
    dispose: () => {
      unsubscribe();
      page.removeEventListener('visibilitychange', onChange);
    },
  };
}
