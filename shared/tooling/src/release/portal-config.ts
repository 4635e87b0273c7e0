import type { PortalConfig, BrandConfig } from '@portal/platform/contract';
import { brandKeys } from '../brands/brand-keys.ts';
import type { BrandAddresses } from '../build/page-parts.ts';
import { CliError } from '../cli-error.ts';
import type { SiteSettings } from '../settings/index.ts';

/** Returns the configuration in index.html, made from the settings and the files of the brands (SHARED-72, SHARED-73). */
export function portalConfig(settings: SiteSettings, files: readonly BrandAddresses[]): PortalConfig {
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
