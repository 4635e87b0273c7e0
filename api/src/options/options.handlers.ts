import { searchOptions } from '@portal/api-contract';
import { notFound } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import { findSource } from './option-sources.ts';

/** What the handler of options needs. */
export interface OptionServices {
  readonly db: Db;
}

/** The handler of a select's options. */
export const optionHandlers = ({ db }: OptionServices): readonly EndpointHandler[] => [
  handler(searchOptions, async ({ path, query }) => {
    const source = findSource(path.source);
    if (!source) throw notFound('The source');
    return source.search(db, query.search.trim());
  }),
];
