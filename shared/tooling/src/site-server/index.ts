export { activeReleaseOf } from './active-release.ts';
export { assertDemoIsLocal } from './local-demo.ts';
export { createSiteServer } from './site-server.ts';
export { startSiteServer, type RunningSite } from './start-site-server.ts';
