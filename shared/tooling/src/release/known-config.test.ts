import { readSiteSettings } from '../settings/index.ts';
import { knownConfig } from './known-config.ts';
import { portalConfig } from './portal-config.ts';

const files = ['fernway', 'breeze'].map((key) => {
  const address = `/assets/brand/${key}/file`;
  return { key, stylesheet: address, font: address, logo: address, favicon: address };
});
const config = portalConfig(readSiteSettings({}), files);

describe('the configuration for a shell', () => {
  it('has what the shell knows, at every depth', () => {
    const keys = ['brands', 'brands.key', 'brands.contact', 'brands.contact.phone', 'demo'];
    expect(knownConfig(config, keys)).toEqual({
      brands: config.brands.map(({ key, contact: { phone } }) => ({ key, contact: { phone } })),
      demo: true,
    });
  });

  it('has nothing newer, and the same bytes, for one whose manifest does not say what it knows', () => {
    const [main, second] = config.brands;
    const newer = {
      ...config,
      newer: 1,
      headers: { ...config.headers, newer: 1 },
      brands: [{ ...main, newer: 1, contact: { ...main.contact, newer: 1 } }, second] as const,
    };
    // The hours came after manifests had begun to say it.
    const earlier = { ...config, supportHours: undefined };
    expect(JSON.stringify(knownConfig(newer))).toBe(JSON.stringify(earlier));
  });
});
