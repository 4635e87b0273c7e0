import type { Platform } from '@portal/platform';

/**
 * Returns the address of a slide's image: the api may send a full one, one of the portal's host, or the name of a content
 * file of the active brand (`slides/1.svg`), so that each company has its own pictures.
 */
export function slideAddress(
  image: string,
  { config, brand, wholeAddress }: Pick<Platform, 'config' | 'brand' | 'wholeAddress'>,
): string {
  return /^([a-z]+:|\/)/i.test(image) ? wholeAddress(image) : `${config.contentBase}/${brand.key}/${image}`;
}
