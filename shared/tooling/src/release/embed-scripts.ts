import type { PortalConfig } from '@portal/platform/contract';
import { elementNameOf } from '@portal/platform/contract';
import type { BuiltFiles } from '../build/built-files.ts';
import type { RemoteManifest } from '../build/manifest.ts';

interface EmbedScriptSources {
  readonly config: PortalConfig;
  readonly remotes: readonly RemoteManifest[];
  /** Returns the address of a build's folder on the site. */
  readonly addressOf: (manifest: RemoteManifest) => string;
}

/**
 * Returns the scripts that pages of others name, each at an address that stays: `portal-retailers.js`. A script loads the
 * element of the active build, from its own origin, and gives it what this release says.
 */
export function embedScripts({ config, remotes, addressOf }: EmbedScriptSources): BuiltFiles {
  const release = JSON.stringify({ config, contracts: remotes.map(({ contract }) => contract) });
  return new Map(
    remotes.flatMap((manifest) => {
      const { workspace, embed } = manifest;
      if (embed === undefined) return [];
      const text = `import { define } from '${addressOf(manifest)}${embed}';
define({ portal: new URL(import.meta.url).origin, ...${release} });
`;
      return [[`${elementNameOf(workspace)}.js`, Buffer.from(text)] as const];
    }),
  );
}
