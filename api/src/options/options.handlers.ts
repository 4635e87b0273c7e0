import { searchOptions } from '@portal/api-contract';
import { handler, type EndpointHandler } from '../server/handler.ts';
import { notFound } from '../server/failure.ts';
import { findSource } from './option-sources.ts';
import type { Db } from '../store/database.ts';

/** What the handler of options works with. */
export interface OptionServices {
  readonly db: Db;
}

export const optionHandlers = ({ db }: OptionServices): readonly EndpointHandler[] => [
  handler(searchOptions, async ({ path, query }) => {
    const source = findSource(path.source);
    if (!source) throw notFound('The source');
    return source.search(db, query.search.trim());
  }),
];
