export { readSamples } from './read-samples.ts';
export { routeVisits, visitPath, type RouteVisit, type SamplesByRemote } from './route-visits.ts';
export type { RemoteContract, SampleLookup } from '@portal/platform/contract';
