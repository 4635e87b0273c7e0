import type { BrowserContext } from '@playwright/test';

/** Returns the remotes whose files the pages of a context have asked for so far. */
export function watchRemotes(context: BrowserContext): ReadonlySet<string> {
  const remotes = new Set<string>();
  context.on('request', (request) => {
    const [, remote] = /^\/assets\/(mfe-[^/]+)\//.exec(new URL(request.url()).pathname) ?? [];
    if (remote !== undefined) remotes.add(remote);
  });
  return remotes;
}
