import type { PaymentMethodType } from '@portal/domain';
import { listBanks } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

/**
 * Returns the type of the customer's default method, which decides the amount that is due (OP-71): a card where there is
 * none or it did not load; undefined while it loads.
 */
export function useDefaultMethodType(): PaymentMethodType | undefined {
  const banks = useApiQuery(listBanks, undefined);
  return banks.isPending ? undefined : (banks.data?.defaultMethod?.type ?? 'card');
}
