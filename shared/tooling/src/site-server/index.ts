export { activeReleaseOf } from './active-release.ts';
export { createSiteServer } from './site-server.ts';
export { hasIPv6, startSiteServer, type RunningSite } from './start-site-server.ts';
