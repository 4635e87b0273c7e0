import type { Brand, PortalConfig } from './config.ts';

/** Returns the second brand when the host ends with the configured suffix, else the main brand (SHELL-03, 04). */
export function brandForHost(config: PortalConfig, host: string): Brand {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const second = name.endsWith(config.secondBrandHostSuffix.toLowerCase());
  return { ...config.brands[second ? 1 : 0], second };
}
