import { abilities, hasAbility, type SavedFilter } from '@portal/domain';
import { addFilter, addGlobalFilter, listFilters } from '@portal/api-contract';
import { useApiMutation, useApiQuery, useSession, type ApiError } from '@portal/platform';
import { endpointUnder } from './endpoint-at.ts';

export type SavedFiltersState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly filters: readonly SavedFilter[] };

/** What is saved of a filter; its scope is decided by the call that saves it. */
type NewFilter = Omit<SavedFilter, 'scope'>;

export interface SavedFilters {
  readonly state: SavedFiltersState;
  /** What the signed-in user's abilities permit (UI-45, UI-46). */
  readonly may: { readonly addPersonal: boolean; readonly addGlobal: boolean };
  /** Saves for oneself; rejects with an `ApiError` (UI-48). */
  readonly addPersonal: (filter: NewFilter) => Promise<void>;
  /** Saves for everybody; rejects with an `ApiError` (UI-49). */
  readonly addGlobal: (filter: NewFilter) => Promise<void>;
}

/** Who saves a filter shows the failure beside the form. */
const quietly = { refreshes: [listFilters], onError: () => {} };

export interface SavedFiltersOptions {
  /** The base of their paths, which begins with `/`; the default is the reference api's `/api/v2` (OP-92). */
  readonly base?: string;
}

/**
 * Returns the saved filters of one type of report, and a function that saves one and reloads the list (UI-47).
 *
 * @param inputClass the api's name of what the filters narrow, such as `leases`
 * @throws TypeError when the base does not begin with `/`
 */
export function useSavedFilters(inputClass: string, { base }: SavedFiltersOptions = {}): SavedFilters {
  // The base is in the input for the cache: another base has other filters.
  const question = { inputClass, base };
  const { data, error, refetch } = useApiQuery(endpointUnder(base, listFilters), question);
  const personal = useApiMutation(endpointUnder(base, addFilter), quietly);
  const global = useApiMutation(endpointUnder(base, addGlobalFilter), quietly);
  const session = useSession();
  const may = (ability: string) => session.status === 'signed-in' && hasAbility(session.user, ability);
  const toSave = (filter: NewFilter) => ({ filtersClassName: inputClass, ...filter });
  return {
    state: data
      ? { status: 'ready', filters: data }
      : error
        ? { status: 'failed', error, retry: () => void refetch() }
        : { status: 'loading' },
    may: { addPersonal: may(abilities.addFilter), addGlobal: may(abilities.addGlobalFilter) },
    addPersonal: async (filter) => void (await personal.mutateAsync(toSave(filter))),
    addGlobal: async (filter) => void (await global.mutateAsync(toSave(filter))),
  };
}
