import type { DefaultMethod, Lease, PaymentMethod } from '@portal/domain';
import { listBanks, listCards, listLeases } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

/** Every lease of the customer, and the payments that are asked for. */
export function useLeaseOverview() {
  return useApiQuery(listLeases, undefined);
}

export interface SavedMethods {
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethod: DefaultMethod;
  /** One of the two lists could not be loaded; the other stays. */
  readonly incomplete: boolean;
}

export type SavedMethodsState =
  | { readonly status: 'pending' }
  | ({ readonly status: 'settled'; readonly refetch: () => void } & SavedMethods);

/** The saved cards and bank accounts (PAY-33) with the customer's default (PAY-44), which both answers carry. */
export function useSavedMethods(): SavedMethodsState {
  const cards = useApiQuery(listCards, undefined);
  const banks = useApiQuery(listBanks, undefined);
  if (cards.isPending || banks.isPending) return { status: 'pending' };
  return {
    status: 'settled',
    methods: [...(cards.data?.cards ?? []), ...(banks.data?.banks ?? [])],
    defaultMethod: cards.data?.defaultMethod ?? banks.data?.defaultMethod ?? null,
    incomplete: !cards.data || !banks.data,
    refetch: () => {
      if (!cards.data) void cards.refetch();
      if (!banks.data) void banks.refetch();
    },
  };
}

/** The lease that an address names, by any of its ids. */
export function leaseNamed(name: string, leases: readonly Lease[]): Lease | null {
  return leases.find((lease) => [lease.uuid, lease.id, lease.loanNumber].includes(name)) ?? null;
}
