export { listReleases, type ListedRelease } from './list-releases.ts';
export { release, rollback, type ReleaseOutcome } from './release.ts';
export type { SiteHeaders } from './security-headers.ts';
