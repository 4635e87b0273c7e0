export { defineElement } from './element/define-element.ts';
export type { EmbedRelease, EmbedSource } from './remote/embedded-remote.ts';
