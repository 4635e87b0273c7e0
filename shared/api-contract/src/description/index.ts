export * from './failures.ts';
export * from './shape.ts';
