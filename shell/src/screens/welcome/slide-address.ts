import type { Platform } from '@portal/platform';

/**
 * Returns the address of a slide's image: the api may send a full one, one of its own origin, or the name of a content
 * file of the active brand (`slides/1.svg`), so that each company has its own pictures.
 */
export function slideAddress(image: string, { config, brand }: Pick<Platform, 'config' | 'brand'>): string {
  return /^([a-z]+:|\/)/i.test(image) ? image : `${config.contentBase}/${brand.key}/${image}`;
}
