import type { BrowserContext } from '@playwright/test';

/** Returns the remotes whose scripts the pages of a context have asked for so far; what is fetched ahead is not. */
export function watchRemotes(context: BrowserContext): ReadonlySet<string> {
  const remotes = new Set<string>();
  context.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const [, remote] = /^\/assets\/(mfe-[^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (remote !== undefined) remotes.add(remote);
  });
  return remotes;
}
