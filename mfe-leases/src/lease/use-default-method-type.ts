import type { PaymentMethodType } from '@portal/domain';
import { listBanks } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

/**
 * Kind of the customer's default method, which decides what is asked of a lease (OP-71): a card's where there is none or
 * it can't be told. Undefined while it loads.
 */
export function useDefaultMethodType(): PaymentMethodType | undefined {
  const banks = useApiQuery(listBanks, undefined);
  return banks.isPending ? undefined : (banks.data?.defaultMethod?.type ?? 'card');
}
