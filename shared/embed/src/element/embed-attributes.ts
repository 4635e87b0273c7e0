import { languages, themeChoices, type Language, type PortalPath, type ThemeChoice } from '@portal/platform';

/** What an element reads from its attributes. */
export interface EmbedAttributes {
  /** Key of a brand; null for the main one. */
  readonly brand: string | null;
  /** Origin of the api; null for the one that the portal's release names. */
  readonly api: string | null;
  /** Address of the first screen; null for the remote's first. */
  readonly path: PortalPath | null;
  readonly language: Language;
  readonly scheme: ThemeChoice;
}

/** Attributes whose change draws the element anew. */
export const lastingAttributes: readonly string[] = ['brand', 'api', 'path'];
/** Attributes whose change shows at once. */
export const shownAttributes: readonly string[] = ['language', 'scheme'];

/**
 * Reads the attributes of an element; a value that nobody knows counts as missing and, for `api`, is named in the
 * console.
 */
export function readAttributes(element: Element): EmbedAttributes {
  const path = attributeOf(element, 'path');
  return {
    brand: attributeOf(element, 'brand'),
    api: originIn(element, attributeOf(element, 'api')),
    path: path?.startsWith('/') ? (path as PortalPath) : null,
    ...readShownAttributes(element),
  };
}

/** Reads the attributes whose change shows at once. */
export function readShownAttributes(element: Element): Pick<EmbedAttributes, 'language' | 'scheme'> {
  return {
    language: languages.find((language) => language === attributeOf(element, 'language')) ?? 'en',
    // Most pages have no dark form: an element that followed the device would be the only dark part of them.
    scheme: themeChoices.find((scheme) => scheme === attributeOf(element, 'scheme')) ?? 'light',
  };
}

const attributeOf = (element: Element, name: string) => element.getAttribute(name) || null;

/** Returns the origin of an address, of which a page may write more: `https://api.example/`. */
function originIn(element: Element, address: string | null): string | null {
  if (address === null) return null;
  if (URL.canParse(address)) {
    const { protocol, origin } = new URL(address);
    if (/^https?:$/.test(protocol)) return origin;
  }
  // oxlint-disable-next-line no-console -- for the developer of a page that is not ours
  console.error(
    `<${element.localName} api="${address}"> is not an http or https address: the api of the portal is used.`,
  );
  return null;
}
