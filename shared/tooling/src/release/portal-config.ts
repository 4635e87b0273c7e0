import { ConfigError, readConfig, type BrandConfig, type PortalConfig } from '@portal/platform/contract';
import { brandKeys } from '../brands/brand-keys.ts';
import type { BrandAddresses } from '../build/page-parts.ts';
import { CliError } from '../cli-error.ts';
import { siteSettings, type SiteSettings } from '../settings/index.ts';

/**
 * Returns the configuration in index.html, made from the settings and the files of the brands (SHARED-72, SHARED-73).
 * Throws a `CliError` that names the setting when the page would reject it.
 */
export function portalConfig(settings: SiteSettings, files: readonly BrandAddresses[]): PortalConfig {
  const config = configOf(settings, files);
  try {
    return readConfig(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new CliError(`The page would reject ${settingAt(error.path, files)}: ${error.message}`);
  }
}

/** Returns the name of the setting that a part of the configuration is made from, or else the part's own. */
function settingAt(path: readonly string[], files: readonly BrandAddresses[]): string {
  const names = Object.fromEntries(Object.entries(siteSettings).map(([key, { name }]) => [key, name]));
  // Made from names in place of values, the configuration has the name at the same place.
  const named: unknown = configOf(names as unknown as SiteSettings, files);
  const name = path.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], named);
  return Object.values(names).find((known) => known === name) ?? path.join('.');
}

function configOf(settings: SiteSettings, files: readonly BrandAddresses[]): PortalConfig {
  return {
    apiBase: settings.apiBase ?? '',
    contentBase: '/content',
    brands: [
      { ...mainTexts(settings), ...addressesOf(brandKeys[0], files) },
      { ...secondTexts(settings), ...addressesOf(brandKeys[1], files) },
    ],
    secondBrandHostSuffix: settings.secondBrandHostSuffix,
    headers: { brand: settings.brandHeader, portal: settings.portalHeader },
    mapsKey: settings.mapsKey,
    mapTilesUrl: settings.mapTilesUrl,
    mapAttribution: settings.mapAttribution,
    chatScriptUrl: settings.chatScriptUrl,
    cardScriptUrl: settings.cardScriptUrl,
    geocode: { forwardUrl: settings.geocodeForwardUrl, reverseUrl: settings.geocodeReverseUrl },
    staffLabel: settings.staffLabel,
    portalChoice: settings.portalChoice,
    demo: settings.demo !== 'off',
    remoteTimeoutMs: settings.remoteTimeoutMs,
    supportHours: settings.supportHours,
    timeZone: settings.timeZone,
  };
}

type BrandTexts = Omit<BrandConfig, keyof BrandAddressesOf>;
type BrandAddressesOf = Pick<BrandConfig, 'key' | 'favicon' | 'logo' | 'stylesheet'>;

const mainTexts = (settings: SiteSettings): BrandTexts => ({
  name: settings.mainName,
  title: settings.mainTitle,
  company: settings.mainCompany,
  creditOptionsUrl: settings.creditOptionsUrlMain,
  contact: {
    address: settings.mainAddress,
    phone: settings.mainPhone,
    afterHoursPhone: settings.mainAfterHoursPhone,
    email: settings.mainEmail,
  },
});

const secondTexts = (settings: SiteSettings): BrandTexts => ({
  name: settings.secondName,
  title: settings.secondTitle,
  company: settings.secondCompany,
  creditOptionsUrl: settings.creditOptionsUrlSecond,
  contact: {
    address: settings.secondAddress,
    phone: settings.secondPhone,
    afterHoursPhone: settings.secondAfterHoursPhone,
    email: settings.secondEmail,
  },
});

function addressesOf(key: string, files: readonly BrandAddresses[]): BrandAddressesOf {
  const its = files.find((brand) => brand.key === key);
  if (!its) throw new CliError(`The shell has no files of the brand ${key}: build it again.`);
  const { favicon, logo, stylesheet } = its;
  return { key, favicon, logo, stylesheet };
}
