export {
  brandConfigs,
  portalConfig,
  signedIn,
  wireLease,
  wireLeaseOverview,
  wireLeaseExtra,
  type WireLeaseEntry,
} from './fixtures/index.ts';
export { contentFile, noContentFile } from './mocks/content.ts';
export {
  answers,
  fails,
  malformed,
  pends,
  unreachable,
  type Mock,
  type MockedRequest,
} from './mocks/mocks.ts';
export { callsOf, mock } from './mocks/server.ts';
export { createTestPlatform, type TestPlatformOptions } from './render/create-test-platform.ts';
export { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './render/render-remote.tsx';
