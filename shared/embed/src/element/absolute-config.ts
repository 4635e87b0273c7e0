import type { PortalConfig } from '@portal/platform';
import { wholeAddress } from '@portal/platform/host';

interface Addresses {
  /** Origin of the portal. */
  readonly portal: string;
  /** Origin of the api; null for the one of the configuration. */
  readonly api: string | null;
}

/** Returns a configuration that means the same in a page of another origin: each address of its own has its origin. */
export function absoluteConfig(config: PortalConfig, { portal, api }: Addresses): PortalConfig {
  const at = (address: string) => wholeAddress(address, portal);
  const maybeAt = (address: string | null) => address && at(address);
  const brandAt = <Brand extends PortalConfig['brands'][number]>(brand: Brand): Brand => ({
    ...brand,
    favicon: at(brand.favicon),
    logo: at(brand.logo),
    stylesheet: at(brand.stylesheet),
  });
  const [main, second] = config.brands;
  return {
    ...config,
    apiBase: api ?? (config.apiBase || portal),
    contentBase: at(config.contentBase),
    brands: [brandAt(main), brandAt(second)],
    mapTilesUrl: maybeAt(config.mapTilesUrl),
    chatScriptUrl: maybeAt(config.chatScriptUrl),
    cardScriptUrl: maybeAt(config.cardScriptUrl),
  };
}
