/**
 * Replaces ol's reader of styles in JSON, with its expressions (see webpack.config.ts): this map's styles are objects, and
 * every vector layer would bring the reader along.
 */
export function flatStyleLikeToStyleFunction(): never {
  throw new TypeError('This map has no styles in JSON.');
}
