import type { Settings } from '../settings/settings.ts';

/** Where the portal is opened, for the links in emails. */
export type PortalAddresses = Pick<Settings, 'portalUrl' | 'brandUrls'>;

/**
 * Returns a link for an email.
 *
 * @param brand key of the brand that its reader knows the portal by; null when no request has said
 * @param path of the portal, from `portalLinks`
 */
export function linkTo(
  { portalUrl, brandUrls }: PortalAddresses,
  brand: string | null,
  path: string,
): string {
  const own = brand !== null && Object.hasOwn(brandUrls, brand) ? brandUrls[brand] : undefined;
  return `${own ?? portalUrl}/#${path}`;
}
