import type { PortalConfig, BrandConfig } from '@portal/platform/contract';
import { CliError } from '../cli-error.ts';
import type { SiteSettings } from '../settings/index.ts';
import { brands } from './brands/brands.ts';
import type { BrandAddresses } from '../build/page-parts.ts';

/** Returns the configuration in index.html, made from the settings and the brands (SHARED-72, SHARED-73). */
export function portalConfig(settings: SiteSettings, files: readonly BrandAddresses[]): PortalConfig {
  const [main, second] = brands;
  const brand = (details: typeof main, creditOptionsUrl: string): BrandConfig => {
    const its = files.find(({ key }) => key === details.key);
    if (!its) throw new CliError(`The shell has no files of the brand ${details.key}: build it again.`);
    const { favicon, logo, stylesheet } = its;
    return { ...details, favicon, logo, stylesheet, creditOptionsUrl };
  };
  return {
    apiBase: settings.apiBase ?? '',
    contentBase: '/content',
    brands: [brand(main, settings.creditOptionsUrlMain), brand(second, settings.creditOptionsUrlSecond)],
    secondBrandHostSuffix: settings.secondBrandHostSuffix,
    headers: { brand: settings.brandHeader, portal: settings.portalHeader },
    mapsKey: settings.mapsKey,
    mapTilesUrl: settings.mapTilesUrl,
    chatScriptUrl: settings.chatScriptUrl,
    cardScriptUrl: settings.cardScriptUrl,
    geocode: { forwardUrl: settings.geocodeForwardUrl, reverseUrl: settings.geocodeReverseUrl },
    staffLabel: settings.staffLabel,
    portalChoice: settings.portalChoice,
    demo: settings.demo,
    remoteTimeoutMs: settings.remoteTimeoutMs,
    timeZone: settings.timeZone,
  };
}
