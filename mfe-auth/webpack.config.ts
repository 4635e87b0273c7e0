import { remoteConfig, type BuildMode } from '@portal/tooling/webpack';

export const config = (mode: BuildMode) => remoteConfig({ folder: import.meta.dirname, mode });
