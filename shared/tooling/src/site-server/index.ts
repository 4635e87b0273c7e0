export { activeReleaseOf, assertPage } from './active-release.ts';
export { assertContentDir } from './assert-content-dir.ts';
export { assertDemoIsLocal } from './local-demo.ts';
export { createSiteServer } from './site-server.ts';
export { startSiteServer, type RunningSite } from './start-site-server.ts';
