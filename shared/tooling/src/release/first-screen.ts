import { readArtifactFile, type BuildArtifact } from './build-artifact.ts';
import { gzipped } from './compressed-files.ts';

/** Returns the gzip size of a workspace's entry and first screen, bytes: a remote's budget limits that. */
export function firstScreenBytes(artifact: BuildArtifact): number {
  const names = [...new Set([artifact.manifest.entry, ...artifact.manifest.preload])];
  return names.reduce((sum, name) => sum + gzipped(readArtifactFile(artifact, name)).length, 0);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
