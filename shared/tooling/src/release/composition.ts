import { createHash } from 'node:crypto';
import type { Integrity, PortalConfig, Release } from '@portal/platform/contract';
import type { BuiltFiles } from '../build/built-files.ts';
import { brandFolder, parsePageParts } from '../build/page-parts.ts';
import {
  contentFolder,
  embedFolder,
  type Manifest,
  type RemoteManifest,
  type ShellManifest,
} from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { SiteSettings } from '../settings/index.ts';
import { readArtifactFile, type BuildArtifact } from './build-artifact.ts';
import { embedScripts } from './embed-scripts.ts';
import { indexPage } from './page/index-page.ts';
import { prerenderedPages } from './page/prerendered-pages.ts';
import { knownConfig } from './known-config.ts';
import { portalConfig } from './portal-config.ts';
import { siteHeaders, type SiteHeaders } from './security-headers.ts';

/** Everything that a release writes. It is in memory: nothing is on the site yet. */
export interface Composition {
  readonly release: Release;
  readonly html: string;
  readonly headers: SiteHeaders;
  /** Who may see the demo, for the site server. */
  readonly demo: SiteSettings['demo'];
  /** `<brand>/<name>.json` */
  readonly content: ReadonlyMap<string, Buffer>;
  /** Scripts for pages of others, by their names: `portal-retailers.js`. */
  readonly embeds: BuiltFiles;
  /** Files outside of builds by address: of the brands, and the prerendered pages of other languages than English. */
  readonly assets: BuiltFiles;
  /** Hash of all of it except the release's number and the demo, which the record's hash of the settings has. */
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
      // The page loads nothing of the elements.
      .filter(([name]) => name.endsWith('.js') && !name.startsWith(embedFolder))
      .map(([name, { integrity }]) => [`${folderAddress(manifest)}${name}`, integrity as Integrity] as const),
  );
  return Object.fromEntries(entries);
}

/** Returns the files of the brands in a shell's build, by their name there and their address on the site. */
const brandFilesOf = ({ files }: ShellManifest): readonly (readonly [name: string, address: string])[] =>
  Object.keys(files)
    .filter((name) => name.startsWith(brandFolder))
    .map((name) => [name, `/assets/${name}`]);

function styleHashes(shell: ShellManifest): Record<string, Integrity> {
  const sheets = brandFilesOf(shell).filter(([name]) => name.endsWith('.css'));
  return Object.fromEntries(
    sheets.map(([name, address]) => [address, shell.files[name]?.integrity as Integrity]),
  );
}

/** Composes page, release file and headers of these builds. The same builds give the same bytes. */
export function compose({ id, settings, shell, remotes }: CompositionParts): Composition {
  const parts = parsePageParts(readArtifactFile(shell, shell.manifest.page), shell.remedy);
  const config = portalConfig(settings, parts.brands);
  const release: Release = {
    id,
    config: knownConfig(config, shell.manifest.configKeys),
    shell: releasedShell(shell.manifest),
    remotes: remotes.map(({ manifest }) => releasedRemote(manifest, config, shell.manifest)),
    integrity: {
      ...scriptHashes([shell.manifest, ...remotes.map(({ manifest }) => manifest)]),
      ...styleHashes(shell.manifest),
    },
  };
  const prerendered = prerenderedPages(shell, remotes, config);
  const page = indexPage(release, parts, { prerendered });
  const headers = siteHeaders({
    config,
    contracts: remotes.map(({ manifest }) => manifest.contract),
    frameAncestors: settings.frameAncestors,
    imageOrigins: settings.imageOrigins,
    inlineScripts: page.inlineScripts,
    inlineStyles: page.inlineStyles,
  });
  const assets = new Map([
    ...brandFilesOf(shell.manifest).map(
      ([name, address]) => [address, readArtifactFile(shell, name)] as const,
    ),
    ...prerendered.translated.map(({ address, bytes }) => [address, bytes] as const),
  ]);
  const content = contentOf([shell, ...remotes]);
  const embeds = embedScripts({
    config,
    remotes: remotes.map(({ manifest }) => manifest),
    addressOf: folderAddress,
  });
  const unnumbered = JSON.stringify([
    indexPage({ ...release, id: '' }, parts, { prerendered }).html,
    headers,
    [...content],
    [...embeds].map(([name, bytes]) => [name, bytes.toString()]),
  ]);
  const digest = createHash('sha256').update(unnumbered).digest('hex');
  return { release, html: page.html, headers, demo: settings.demo, content, embeds, assets, digest };
}

function releasedShell(manifest: ShellManifest): Release['shell'] {
  const folder = folderAddress(manifest);
  const { build, entry, runtime, frame } = manifest;
  const addresses = (names: readonly string[]) => names.map((name) => `${folder}${name}`);
  return {
    build,
    folder,
    entry: `${folder}${entry}`,
    runtime: addresses(runtime),
    // A shell that does not know it would take its page for malformed.
    ...(frame && { frame: addresses(frame) }),
  };
}

/**
 * Returns a remote's part of a release. A page preloads its chunks, with those of a demonstration in one, and those of the
 * shell that its first screen waits for.
 */
export function releasedRemote(
  manifest: RemoteManifest,
  { demo }: Pick<PortalConfig, 'demo'>,
  shell?: ShellManifest,
): Release['remotes'][number] {
  const folder = folderAddress(manifest);
  const { contract, build, container, entry, needs } = manifest;
  const preload = [...manifest.preload, ...((demo && manifest.demo) || [])];
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
