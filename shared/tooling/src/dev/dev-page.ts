import type { Release, RemoteContract } from '@portal/platform/contract';
import { latestBuild } from '../build/latest-build.ts';
import { readManifest } from '../build/manifest.ts';
import { folderAddress, releasedRemote } from '../release/composition.ts';
import { indexPage } from '../release/page/index-page.ts';
import { pageParts } from '../release/page/page-parts.ts';
import { portalConfig } from '../release/portal-config.ts';
import type { ServerSettings, SiteSettings } from '../settings/index.ts';
import { containerName } from '../webpack/build-name.ts';
import { devAddress } from '../webpack/base.config.ts';
import { refreshHook } from './refresh-hook.ts';

/** A remote that the dev server compiles itself. */
export interface DevRemote {
  readonly folder: string;
  readonly contract: RemoteContract;
}

interface DevParts {
  readonly settings: ServerSettings & SiteSettings;
  readonly shell: string;
  readonly compiled: readonly DevRemote[];
  /** Folders of the remotes that come from their latest build; one that has none is left out. */
  readonly built: readonly string[];
}

export interface DevPage {
  readonly html: string;
  readonly release: Release;
}

/** Returns the page of the dev server: the shell and the compiled remotes from memory, the others from their builds. */
export function devPage({ settings, shell, compiled, built }: DevParts): DevPage {
  const { parts } = pageParts(
    ['localhost', '127.0.0.1', 'demo.breeze.localhost'].map((host) => `http://${host}:${settings.port}/dev/`),
  );
  const manifests = built.flatMap((folder) => {
    const cached = latestBuild(folder);
    const manifest = cached && readManifest(cached.folder);
    return manifest?.type === 'remote' ? [manifest] : [];
  });
  const hashes = manifests.flatMap((manifest) =>
    Object.entries(manifest.files)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, { integrity }]) => [`${folderAddress(manifest)}${name}`, integrity]),
  );
  const config = portalConfig(settings, parts.brands);
  const release: Release = {
    id: 'dev',
    config,
    shell: {
      build: 'dev',
      folder: devAddress(shell),
      entry: `${devAddress(shell)}main.js`,
      runtime: [`${devAddress(shell)}federation.js`],
      frame: [`${devAddress(shell)}frame.js`],
    },
    remotes: [
      ...compiled.map(compiledRemote),
      ...manifests.map((manifest) => releasedRemote(manifest, config)),
    ],
    integrity: Object.fromEntries(hashes) as Release['integrity'],
  };
  return {
    html: indexPage(release, parts, { headStart: refreshHook }).html,
    release,
  };
}

function compiledRemote({ folder, contract }: DevRemote): Release['remotes'][number] {
  const address = devAddress(folder);
  return {
    contract,
    build: 'dev',
    folder: address,
    container: containerName(folder, 'dev'),
    entry: `${address}entry.js`,
    preload: [`${address}lifecycles.js`],
  };
}
