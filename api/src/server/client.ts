import type { DocumentLanguage } from '@portal/api-contract';

/** What a request says about where it comes from, and how its page is shown. */
export interface Client {
  /** For rate limits; behind the site server this is the browser's address. */
  readonly address: string;
  /** The token of the device cookie; null when the browser sent none. */
  readonly device: string | null;
  /** The `User-Agent` header; null when there was none. */
  readonly userAgent: string | null;
  /** Of its page; null when it names none that the api writes. */
  readonly language: DocumentLanguage | null;
  /** Key of the brand that its page is shown under; null when it names none. */
  readonly brand: string | null;
}

/** A cookie that the browser sends to the api alone, and no script can read. */
export interface ApiCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeSeconds: number;
}

export const deviceCookieName = 'portal_device';

/**
 * Returns the device token in a `Cookie` header; null when there is none, or one of another shape.
 *
 * @param isSecure whether the portal is on HTTPS; then a cookie that could have been set without it is not read
 */
export function deviceIn(header: string | undefined, isSecure: boolean): string | null {
  const pattern = new RegExp(`(?:^|;\\s*)${nameOf(deviceCookieName, isSecure)}=([\\w-]{43})(?:;|$)`);
  return pattern.exec(header ?? '')?.[1] ?? null;
}

/**
 * Returns a `Set-Cookie` header.
 *
 * @param isSecure whether the portal is on HTTPS; then the cookie is sent over HTTPS alone
 */
export function writeCookie({ name, value, maxAgeSeconds }: ApiCookie, isSecure: boolean): string {
  const attributes = ['Path=/api', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  const cookie = [`${nameOf(name, isSecure)}=${value}`, ...attributes].join('; ');
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Browsers take a cookie with this prefix over HTTPS alone, so nobody on the way can put another in its place. */
const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Secure-${name}` : name);
