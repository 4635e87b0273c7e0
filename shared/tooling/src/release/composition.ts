import { createHash } from 'node:crypto';
import type { Integrity, Release } from '@portal/platform/contract';
import { integrityOf } from '../build/built-files.ts';
import { contentFolder, type Manifest, type RemoteManifest, type ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { SiteSettings } from '../settings/index.ts';
import { brandFiles, type BrandFiles } from './brands/brand-files.ts';
import { readArtifactFile, type BuildArtifact } from './build-artifact.ts';
import { bootScript } from './page/boot-script.ts';
import { indexPage } from './page/index-page.ts';
import { prerenderedPages } from './page/prerendered-pages.ts';
import { portalConfig } from './portal-config.ts';
import { siteHeaders, type SiteHeaders } from './security-headers.ts';

/** Everything that a release writes. It is in memory: nothing is on the site yet. */
export interface Composition {
  readonly release: Release;
  readonly html: string;
  readonly headers: SiteHeaders;
  /** `<brand>/<name>.json` */
  readonly content: ReadonlyMap<string, Buffer>;
  readonly brands: readonly BrandFiles[];
  /** Hash of all of it except the release's number. */
  readonly digest: string;
}

interface CompositionParts {
  readonly id: string;
  readonly settings: SiteSettings;
  readonly shell: BuildArtifact<ShellManifest>;
  readonly remotes: readonly BuildArtifact<RemoteManifest>[];
}

/** Returns the address of a build's folder on the site. */
export const folderAddress = ({ workspace, build }: Manifest): string => `/assets/${workspace}/${build}/`;

function scriptHashes(manifests: readonly Manifest[]): Record<string, Integrity> {
  const entries = manifests.flatMap((manifest) =>
    Object.entries(manifest.files)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, { integrity }]) => [`${folderAddress(manifest)}${name}`, integrity as Integrity] as const),
  );
  return Object.fromEntries(entries);
}

function styleHashes(brands: readonly BrandFiles[]): Record<string, Integrity> {
  const sheets = brands.flatMap(({ contents }) =>
    [...contents].filter(([address]) => address.endsWith('.css')),
  );
  return Object.fromEntries(sheets.map(([address, bytes]) => [address, integrityOf(bytes)]));
}

/** Composes page, release file and headers of these builds. The same builds give the same bytes. */
export function compose({ id, settings, shell, remotes }: CompositionParts): Composition {
  const brands = brandFiles();
  const release: Release = {
    id,
    config: portalConfig(settings, brands),
    shell: releasedShell(shell.manifest),
    remotes: remotes.map(({ manifest }) => releasedRemote(manifest, shell.manifest)),
    integrity: {
      ...scriptHashes([shell.manifest, ...remotes.map(({ manifest }) => manifest)]),
      ...styleHashes(brands),
    },
  };
  const boot = bootScript({
    devOrigins: [],
    fonts: Object.fromEntries(brands.map(({ key, font }) => [key, font])),
  });
  const prerendered = prerenderedPages(shell, remotes, settings.demo);
  const page = indexPage(release, boot, { prerendered });
  const headers = siteHeaders({
    config: release.config,
    contracts: remotes.map(({ manifest }) => manifest.contract),
    frameAncestors: settings.frameAncestors,
    inlineScripts: page.inlineScripts,
    inlineStyles: page.inlineStyles,
  });
  const content = contentOf([shell, ...remotes]);
  const unnumbered = JSON.stringify([
    indexPage({ ...release, id: '' }, boot, { prerendered }).html,
    headers,
    [...content],
  ]);
  const digest = createHash('sha256').update(unnumbered).digest('hex');
  return { release, html: page.html, headers, content, brands, digest };
}

function releasedShell(manifest: ShellManifest): Release['shell'] {
  const folder = folderAddress(manifest);
  const { build, entry, runtime } = manifest;
  return { build, folder, entry: `${folder}${entry}`, runtime: runtime.map((name) => `${folder}${name}`) };
}

/** Returns a remote's part of a release. A page preloads its chunks, and those of the shell that its first screen waits for. */
export function releasedRemote(manifest: RemoteManifest, shell?: ShellManifest): Release['remotes'][number] {
  const folder = folderAddress(manifest);
  const { contract, build, container, entry, preload, needs } = manifest;
  const lazy = shell
    ? needs.flatMap((name) => shell.lazy[name] ?? []).map((name) => `${folderAddress(shell)}${name}`)
    : [];
  return {
    contract,
    build,
    folder,
    container,
    entry: `${folder}${entry}`,
    preload: [...preload.map((name) => `${folder}${name}`), ...new Set(lazy)],
  };
}

function contentOf(artifacts: readonly BuildArtifact<Manifest>[]): ReadonlyMap<string, Buffer> {
  const content = new Map<string, Buffer>();
  const owners = new Map<string, string>();
  for (const build of artifacts) {
    const { manifest } = build;
    for (const file of Object.keys(manifest.files).filter((name) => name.startsWith(contentFolder))) {
      const name = file.slice(contentFolder.length);
      const owner = owners.get(name);
      if (owner !== undefined)
        throw new CliError(`${manifest.workspace} brings the content ${name}, which ${owner} has.`);
      owners.set(name, manifest.workspace);
      content.set(name, readArtifactFile(build, file));
    }
  }
  return content;
}
