export { shellConfig } from './shell.config.ts';
export { remoteConfig } from './remote.config.ts';
export { compileHint } from './compile-hints.ts';
export type { BuildMode, PresetOptions } from './base.config.ts';
