import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configKeys, portalRoutes, type RemoteContract } from '@portal/platform/contract';
import type { Compilation, Configuration, Stats } from 'webpack';
import webpack from 'webpack';
import { CliError } from '../cli-error.ts';
import { readContract } from '../contracts/read-contract.ts';
import { containerName } from '../webpack/build-name.ts';
import type { BuildMode } from '../webpack/base.config.ts';
import { installedVersion, sharedVersions } from '../webpack/shared-versions.ts';
import { exposedExports, missingExport } from './exposed-exports.ts';
import { lazyChunks, lazyModulesOf } from './lazy-modules.ts';
import { integrityOf, contentHash, readFiles, withBuildName, type BuiltFiles } from './built-files.ts';
import { beginBuild, endBuild, type Build } from './latest-build.ts';
import { contentFolder, manifestFile, type Manifest } from './manifest.ts';
import { pagePartsFile, type PageParts } from './page-parts.ts';
import { prerenderedFile, type PrerenderedScreen } from './prerendered-screens.ts';
import { sharedExports } from './shared-exports.ts';
import { sharedImports, sharedRequirements } from './shared-requirements.ts';

interface PageSources {
  readonly prerender: Prerender;
  readonly bundleEmbed: BundleEmbed;
  /** Returns what the shell gives the page besides its scripts. */
  readonly page: () => { readonly parts: PageParts; readonly files: BuiltFiles };
}

/** Draws the screens of a workspace that a page shows before any script. */
type Prerender = (
  folder: string,
  contract: RemoteContract | undefined,
) => Promise<readonly PrerenderedScreen[]>;

/** The files of a remote's element, by their names in the build. */
export interface EmbedBundle {
  /** Name of the module that defines the element. */
  readonly entry: string;
  /** What is loaded before the element is defined, gzip bytes. */
  readonly startBytes: number;
  readonly files: BuiltFiles;
}

/** Bundles the element of a remote, with what its own build has for names that are not packages. */
export type BundleEmbed = (options: {
  readonly folder: string;
  readonly alias: Readonly<Record<string, string>>;
}) => Promise<EmbedBundle>;

/** Passwords are typed into the portal's own pages alone, and a session from elsewhere would help no page of others. */
const isEmbeddable = ({ name }: RemoteContract): boolean => name !== portalRoutes.authCheck.remote;

const isRemote = (folder: string): boolean => existsSync(join(folder, 'remote.contract.ts'));

/**
 * Builds a workspace into `dist/<build>`, a folder named after its contents, with its manifest in it.
 * The same source gives the same bytes under the same name. Throws a `CliError` when webpack or the contract has an error;
 * then the workspace has no latest build, so that nobody releases the one before in its place.
 */
export async function buildWorkspace(
  folder: string,
  { prerender, bundleEmbed, page }: PageSources,
): Promise<Build> {
  beginBuild(folder);
  const contract = isRemote(folder) ? await readContract(folder) : undefined;
  const emitted = await compile(folder);
  const screens = await prerender(folder, contract);
  const embed =
    contract && isEmbeddable(contract) ? await bundleEmbed({ folder, alias: emitted.alias }) : undefined;
  const prerendered = screens.length > 0 ? prerenderedFile(screens) : undefined;
  const content = [...readFiles(join(folder, 'content'))].map(
    ([name, bytes]) => [`${contentFolder}${name}`, bytes] as const,
  );
  const own = contract ? undefined : page();
  const pageFile = own && pagePartsFile(own.parts);
  const unnamed = new Map([
    ...readFiles(emitted.path),
    ...content,
    ...(prerendered ? [prerendered] : []),
    ...(embed?.files ?? []),
    ...(own?.files ?? []),
    ...(pageFile ? [pageFile] : []),
  ]);
  const build = contentHash(withManifestInputs(unnamed, contract));
  const files = withBuildName(unnamed, build);
  const manifest = manifestOf({
    folder,
    build,
    files,
    contract,
    prerendered: prerendered?.[0],
    page: pageFile?.[0] ?? '',
    embed: embed?.entry,
    compilation: emitted.compilation,
  });
  write({ folder, build, files, manifest });
  return { workspace: basename(folder), build, folder: join(folder, 'dist', build) };
}

/** The contract is part of the contents that the folder is named after. */
function withManifestInputs(files: BuiltFiles, contract: RemoteContract | undefined): BuiltFiles {
  return contract ? new Map([...files, [manifestFile.remote, Buffer.from(JSON.stringify(contract))]]) : files;
}

interface Emitted {
  readonly path: string;
  readonly alias: Readonly<Record<string, string>>;
  readonly compilation: Compilation;
}

async function compile(folder: string): Promise<Emitted> {
  const module = (await import(pathToFileURL(join(folder, 'webpack.config.ts')).href)) as {
    config: (mode: BuildMode) => Configuration;
  };
  // What webpack keeps from build to build changes the names it gives in the next one, and with them the bytes.
  const config = module.config('production');
  const compiler = webpack({ ...config, cache: false });
  if (!compiler) throw new Error('webpack made no compiler');
  try {
    const stats = await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, result) => {
        if (result) resolve(result);
        else reject(error ?? new Error('webpack gave no result'));
      });
    });
    if (stats.hasErrors()) {
      throw new CliError(
        `${basename(folder)} does not build:\n${stats.toString({ preset: 'errors-only', colors: false })}`,
      );
    }
    return {
      path: compiler.outputPath,
      alias: (config.resolve?.alias ?? {}) as Record<string, string>,
      compilation: stats.compilation,
    };
  } finally {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
  }
}

interface CompiledBuild {
  readonly folder: string;
  readonly build: string;
  readonly files: BuiltFiles;
  readonly contract: RemoteContract | undefined;
  /** Name of the file with the prerendered screens. */
  readonly prerendered: string | undefined;
  /** Name of the file with the parts of the page; empty for a remote. */
  readonly page: string;
  /** Name of the module that defines the element; none for the shell and for the remote that signs people in. */
  readonly embed: string | undefined;
  readonly compilation: Compilation;
}

function manifestOf({
  folder,
  build,
  files,
  contract,
  prerendered,
  page,
  embed,
  compilation,
}: CompiledBuild): Manifest {
  const scripts = (name: string, group = compilation.namedChunkGroups.get(name)) =>
    (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const demo = [...compilation.namedChunkGroups.keys()]
    .filter((name) => name.startsWith('demo-'))
    .flatMap((name) => scripts(name));
  const entryName = contract ? containerName(folder) : 'main';
  const [entry] = scripts(entryName, compilation.entrypoints.get(entryName));
  if (entry === undefined) throw new CliError(`${basename(folder)} has no entry script`);
  const shared = {
    workspace: basename(folder),
    build,
    entry,
    ...(prerendered === undefined ? {} : { prerendered }),
    files: Object.fromEntries(
      [...files].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.length }]),
    ),
  };
  return contract
    ? {
        type: 'remote',
        ...shared,
        preload: scripts('lifecycles'),
        needs: lazyModulesOf(compilation),
        ...(demo.length > 0 && { demo }),
        requires: sharedRequirements(compilation),
        imports: sharedImports(compilation),
        exposes: exposedOf(compilation, folder, contract),
        ...(embed !== undefined && { embed }),
        container: containerName(folder, build),
        contract,
      }
    : {
        type: 'shell',
        ...shared,
        preload: [],
        page,
        platform: installedVersion('@portal/platform', folder),
        runtime: scripts('federation'),
        frame: scripts('frame'),
        configKeys: [...configKeys()],
        lazy: lazyChunks(compilation),
        provides: sharedVersions(folder),
        exports: sharedExports(compilation),
      };
}

function exposedOf(
  compilation: Compilation,
  folder: string,
  { name, parcels = [] }: RemoteContract,
): Record<string, string[]> {
  const exposes = exposedExports(compilation, folder);
  const missing = missingExport(
    exposes,
    parcels.map((parcel) => parcel.name),
  );
  if (missing !== undefined) throw new CliError(`${name} ${missing}.`);
  return exposes;
}

interface Writing {
  readonly folder: string;
  readonly build: string;
  readonly files: BuiltFiles;
  readonly manifest: Manifest;
}

function write({ folder, build, files, manifest }: Writing): void {
  const dist = join(folder, 'dist');
  for (const name of readdirSync(dist)) {
    rmSync(join(dist, name), { recursive: true });
  }
  mkdirSync(join(dist, build), { recursive: true });
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(dist, build, name)), { recursive: true });
    writeFileSync(join(dist, build, name), bytes);
  }
  writeFileSync(join(dist, build, manifestFile[manifest.type]), `${JSON.stringify(manifest, null, 1)}\n`);
  endBuild(folder, build);
}
