import type { BrandConfig, PortalConfig } from '../brand/config.ts';

function brand(key: string, name: string): BrandConfig {
  return {
    key,
    name,
    title: `${name} Customer Portal`,
    company: `${name} Leasing`,
    favicon: `/brands/${key}/favicon.svg`,
    logo: `/brands/${key}/logo.svg`,
    stylesheet: `/brands/${key}/theme.css`,
    creditOptionsUrl: `https://apply.${key}.example/`,
    contact: {
      address: '1 Example Street',
      phone: '+1 555 0100',
      afterHoursPhone: '+1 555 0111',
      email: 'a@b.example',
    },
  };
}

/** A configuration with everything in it, for the tests of this package. */
export const sampleConfig: PortalConfig = {
  apiBase: '',
  contentBase: '/content',
  brands: [brand('fernway', 'Fernway'), brand('breeze', 'Breeze')],
  secondBrandHostSuffix: '.breeze.localhost',
  headers: { brand: 'X-Brand', portal: 'X-Portal' },
  mapsKey: '{key}',
  mapTilesUrl: null,
  mapAttribution: null,
  chatScriptUrl: null,
  cardScriptUrl: null,
  geocode: { forwardUrl: null, reverseUrl: null },
  staffLabel: 'Okinus',
  portalChoice: 'guards',
  demo: false,
  remoteTimeoutMs: 120_000,
  supportHours: [
    { from: 1, to: 5, opens: 9 * 60, closes: 20 * 60 },
    { from: 6, to: 6, opens: 10 * 60, closes: 20 * 60 },
    { from: 7, to: 7, opens: 13 * 60, closes: 19 * 60 },
  ],
  timeZone: 'America/New_York',
};
