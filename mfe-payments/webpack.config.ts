import { remoteConfig, type BuildMode } from '@portal/build/webpack';

export const config = (mode: BuildMode) => remoteConfig({ folder: import.meta.dirname, mode });
