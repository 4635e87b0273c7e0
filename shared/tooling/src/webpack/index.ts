export { shellConfig } from './shell.config.ts';
export { remoteConfig } from './remote.config.ts';
export type { BuildMode, PresetOptions } from './base.config.ts';
