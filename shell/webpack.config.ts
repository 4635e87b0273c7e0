import { shellConfig, type BuildMode } from '@portal/tooling/webpack';

export const config = (mode: BuildMode) => shellConfig({ folder: import.meta.dirname, mode });
