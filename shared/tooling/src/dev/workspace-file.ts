import { basename, join } from 'node:path';

/**
 * Returns the path that a file of a workspace has for an address under /assets/ or /content/; undefined for any other
 * address, and for one that could lead out of the workspace: no part of a name begins with a dot.
 */
export function fileOf(folder: string, path: string): string | undefined {
  const [, workspace, build, name] =
    /^\/assets\/([\w-]+)\/([0-9a-f]{12})\/([\w@-][\w.@-]*)$/.exec(path) ?? [];
  if (workspace === basename(folder) && build && name) return join(folder, 'dist', build, name);
  const content = /^\/content\/([\w-]+(\/[\w@-][\w.@-]*)+)$/.exec(path)?.[1];
  return content && join(folder, 'content', content);
}
