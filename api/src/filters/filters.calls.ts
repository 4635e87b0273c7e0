import { abilities, hasAbility } from '@portal/domain';
import { addFilter, addGlobalFilter, listFilters } from '@portal/api-contract';
import type { WireFilterToSave } from '@portal/api-contract';
import { staffCall, type Call } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import type { Account } from '../sign-in/sessions.ts';
import { findFilters, keepFilter, type FilterToKeep } from './filter-store.ts';

export const filterCalls: readonly Call[] = [
  staffCall(listFilters, async ({ query, caller: { account } }, { db }) =>
    findFilters(db, account.id, query.input_class.trim()),
  ),

  staffCall(addFilter, async ({ body, caller: { account } }, { db, clock }) => {
    requireAbility(account, abilities.addFilter);
    await keepFilter(db, toKeep(body, account.id), clock.now());
    return null;
  }),

  staffCall(addGlobalFilter, async ({ body, caller: { account } }, { db, clock }) => {
    requireAbility(account, abilities.addGlobalFilter);
    await keepFilter(db, toKeep(body, null), clock.now());
    return null;
  }),
];

function requireAbility(account: Account, ability: string): void {
  if (!hasAbility(account, ability)) throw new Failure(403, 'You may not save this filter.');
}

const toKeep = (body: WireFilterToSave, userId: number | null): FilterToKeep => ({
  userId,
  inputClass: body.filters_class_name.trim(),
  name: body.name?.trim() ?? null,
  inputValues: body.input_values,
});
