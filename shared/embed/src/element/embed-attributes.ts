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

/** Reads the attributes of an element; a value that nobody knows counts as missing. */
export function readAttributes(element: Element): EmbedAttributes {
  const attribute = (name: string) => element.getAttribute(name) || null;
  const path = attribute('path');
  return {
    brand: attribute('brand'),
    api: attribute('api'),
    path: path?.startsWith('/') ? (path as PortalPath) : null,
    language: languages.find((language) => language === attribute('language')) ?? 'en',
    // Most pages have no dark form: an element that followed the device would be the only dark part of them.
    scheme: themeChoices.find((scheme) => scheme === attribute('scheme')) ?? 'light',
  };
}
