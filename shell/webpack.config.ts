import { shellConfig, type BuildMode } from '@portal/build/webpack';

export const config = (mode: BuildMode) => shellConfig({ folder: import.meta.dirname, mode });
