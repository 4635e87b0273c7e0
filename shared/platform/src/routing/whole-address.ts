/**
 * Returns an address of the portal as one that means the same in a page of another origin: one that begins with `/` gets
 * the portal's origin, every other stays.
 *
 * @param portalOrigin `https://portal.example`; '' in the portal's own page
 */
export const wholeAddress = (address: string, portalOrigin: string): string =>
  /^\/(?!\/)/.test(address) ? `${portalOrigin}${address}` : address;
