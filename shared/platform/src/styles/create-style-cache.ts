import createCache, { type EmotionCache } from '@emotion/cache';
import { AdoptedSheet } from './adopted-sheet.ts';

export type StyleRoot = Document | ShadowRoot;

/**
 * Emotion's cache with its sheet among the `adoptedStyleSheets` of the root, which no CSP forbids.
 * Where there are no constructed sheets (jsdom) it stays with emotion's own style elements.
 */
export function createStyleCache(root: StyleRoot): EmotionCache {
  const container = 'head' in root ? root.head : root;
  const cache = createCache({ key: 'p', container });
  if (!('adoptedStyleSheets' in root) || typeof CSSStyleSheet.prototype.replaceSync !== 'function')
    return cache;
  // Emotion's class has private fields, so no other class can have its type; these are all the members it uses.
  cache.sheet = new AdoptedSheet({ key: cache.key, container: root }) as unknown as EmotionCache['sheet'];
  return cache;
}
