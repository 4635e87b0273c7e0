export { listReleases, type ListedRelease } from './list-releases.ts';
export { prune, type Pruned } from './prune.ts';
export type { ReleaseOutcome } from './activate.ts';
export type { WorkspaceChange } from './build-changes.ts';
export { configure, type ConfigureOutcome } from './configure.ts';
export { release, remove, rollback } from './release.ts';
export { readDemoMode } from './demo-mode.ts';
export { withCompressed } from './compressed-files.ts';
export { readSiteHeaders, type SiteHeaders } from './security-headers.ts';
