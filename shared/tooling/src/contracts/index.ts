export { readSamples } from './read-samples.ts';
export { remoteWorkspaces } from './remote-workspaces.ts';
export { routeVisits, visitPath, type RouteVisit, type SamplesByRemote } from './route-visits.ts';
export type { RemoteContract, SampleLookup } from '@portal/platform/contract';
