export { defineElement } from './element/define-element.ts';
export type { EmbedRelease, EmbedSource } from './element/embed-source.ts';
