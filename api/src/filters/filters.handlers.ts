import { abilities, hasAbility } from '@portal/domain';
import { addFilter, addGlobalFilter, listFilters } from '@portal/api-contract';
import type { WireNewFilter } from '@portal/api-contract';
import type { Clock } from '../clock/clock.ts';
import { Failure } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { Db } from '../store/database.ts';
import type { Account } from '../store/schema.ts';
import { findFilters, saveFilter, type NewFilter } from './filter-store.ts';

/** What the handlers of saved filters need. */
export interface FilterServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** The handlers of saved filters. */
export const filterHandlers = ({ db, clock }: FilterServices): readonly EndpointHandler[] => [
  handler(listFilters, async ({ query, caller: { account } }) =>
    findFilters(db, account.id, query.input_class.trim()),
  ),

  handler(addFilter, async ({ body, caller: { account } }) => {
    requireAbility(account, abilities.addFilter);
    await saveFilter(db, newFilter(body, account.id), clock.now());
    return null;
  }),

  handler(addGlobalFilter, async ({ body, caller: { account } }) => {
    requireAbility(account, abilities.addGlobalFilter);
    await saveFilter(db, newFilter(body, null), clock.now());
    return null;
  }),
];

function requireAbility(account: Account, ability: string): void {
  if (!hasAbility(account, ability)) throw new Failure(403, 'You may not save this filter.');
}

const newFilter = (body: WireNewFilter, userId: number | null): NewFilter => ({
  userId,
  inputClass: body.filters_class_name.trim(),
  name: body.name?.trim() ?? null,
  inputValues: body.input_values,
});
