export { listReleases, type ListedRelease } from './list-releases.ts';
export { prune, type Pruned } from './prune.ts';
export { release, rollback, type ReleaseOutcome } from './release.ts';
export { withCompressed } from './compressed-files.ts';
export type { SiteHeaders } from './security-headers.ts';
