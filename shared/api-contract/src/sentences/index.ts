export * from './sentences-of.ts';
export * from './spanish-sentences.ts';
