import createCache, { type EmotionCache } from '@emotion/cache';
import { AdoptedSheet } from './adopted-sheet.ts';

export type StyleRoot = Document | ShadowRoot;

/**
 * Creates an emotion cache whose sheet is one of the root's `adoptedStyleSheets`, which no CSP forbids. In a document
 * lengths grow with the browser's font size; an element of another page keeps them in px, since that page may have given
 * its root another one. Without constructed sheets (jsdom) it uses emotion's own style elements.
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
