export type { MountParcel } from '@portal/platform/host';
export { signedIn, wireLease, wireLeaseOverview, type WireLeaseEntry } from './fixtures/index.ts';
export { contentFile, noContentFile } from './mocks/content.ts';
export { answers, fails, malformed, pends, proxied, unreachable, type Mock } from './mocks/mocks.ts';
export { callsOf, mock } from './mocks/server.ts';
export { createTestPlatform, type OtherHost } from './render/create-test-platform.ts';
export { fill } from './render/fill.ts';
export { renderRemote } from './render/render-remote.tsx';
