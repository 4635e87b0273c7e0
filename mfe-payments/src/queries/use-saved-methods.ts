import type { DefaultMethod, PaymentMethod } from '@portal/domain';
import { listBanks, listCards } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

export interface SavedMethods {
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethod: DefaultMethod;
  /** Whether one of the two lists could not be loaded. */
  readonly incomplete: boolean;
}

type SavedMethodsState =
  | { readonly status: 'pending' }
  | ({ readonly status: 'ready'; readonly refetch: () => void } & SavedMethods);

/** Loads the saved cards and bank accounts (PAY-33) and the customer's default (PAY-44), which both answers have. */
export function useSavedMethods(): SavedMethodsState {
  const cards = useApiQuery(listCards, undefined);
  const banks = useApiQuery(listBanks, undefined);
  if (cards.isPending || banks.isPending) return { status: 'pending' };
  return {
    status: 'ready',
    methods: [...(cards.data?.cards ?? []), ...(banks.data?.banks ?? [])],
    defaultMethod: cards.data?.defaultMethod ?? banks.data?.defaultMethod ?? null,
    incomplete: !cards.data || !banks.data,
    refetch: () => {
      if (!cards.data) void cards.refetch();
      if (!banks.data) void banks.refetch();
    },
  };
}
