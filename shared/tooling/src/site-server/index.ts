export { activeReleaseOf } from './active-release.ts';
export { createSiteServer } from './site-server.ts';
export { startSiteServer, type RunningSite } from './start-site-server.ts';
