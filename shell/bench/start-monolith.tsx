// The monolith that `pnpm bench start` compares the portal with: the same sources in one bundle with lazy routes,
// without federation and single-spa, the frame in its main script. The build puts the other files of this folder in the place of theirs.
import '../src/frame/full-frame.tsx';
import { createPortalPage } from '../src/start/portal-page.tsx';
import { readRelease } from '../src/start/read-release.ts';
import { setRemoteImports, type RemoteImports } from './monolith-remotes.ts';

/** Starts the page of the monolith; `remotes` fetch their chunks. */
export function startMonolith(remotes: RemoteImports): void {
  setRemoteImports(remotes);
  createPortalPage(readRelease(document), document);
}
