import { usePlatform } from '@portal/platform';
import { contractNamespace } from '@portal/platform/host';
import { useTranslation } from 'react-i18next';

/** Returns messages of contracts, in the active language: `t('mfe-leases', 'menu.leases')`. */
export function useContractMessages(): (remote: string, key: string) => string {
  const { i18n } = usePlatform();
  const { t } = useTranslation(undefined, { i18n });
  // Keys of a contract are flat, though they hold dots.
  return (remote, key) => t(key, { ns: contractNamespace(remote), keySeparator: false });
}
