export * from './geocoding-query.ts';
export * from './geocoding-wire.ts';
