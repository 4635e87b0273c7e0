import type { Platform } from '@portal/platform';

/**
 * Address of a slide's image: the api may send a whole one, one of its own origin, or the name of a content file
 * of the brand in force (`slides/1.svg`), so that each company has its own pictures.
 */
export function slideAddress(image: string, { config, brand }: Pick<Platform, 'config' | 'brand'>): string {
  return /^([a-z]+:|\/)/i.test(image) ? image : `${config.contentBase}/${brand.key}/${image}`;
}
