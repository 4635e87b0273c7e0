import { useI18n } from '@portal/i18n';
import type { RemoteContract } from '@portal/platform/contract';
import { contractMessage } from '@portal/platform/host';

/** Returns messages of contracts, in the active language: `contractMessage(contract, route.title)`. */
export function useContractMessages(): (contract: RemoteContract, key: string) => string {
  const { language } = useI18n();
  return (contract, key) => contractMessage(contract, key, language);
}
