import { searchOptions } from '@portal/api-contract';
import { signedInCall, type Call } from '../server/call.ts';
import { notFound } from '../server/failure.ts';
import { findSource } from './option-sources.ts';

export const optionCalls: readonly Call[] = [
  signedInCall(searchOptions, async ({ path, query }, { db }) => {
    const source = findSource(path.source);
    if (!source) throw notFound('The source');
    return source.search(db, query.search.trim());
  }),
];
