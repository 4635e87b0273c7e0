import type { Access, RemoteContract } from '@portal/platform/contract';
import { contentFolder, type Manifest, type RemoteManifest } from '../build/manifest.ts';
import { unlessDamaged } from '../json-file.ts';
import { readOnSite, type BuildArtifact } from './build-artifact.ts';
import { firstScreenBytes, kilobytes } from './first-screen.ts';
import { readSiteHeaders, type SiteHeaders } from './security-headers.ts';
import type { SiteFolder } from './site-folder.ts';

/** What a release changes of one workspace, against its active build. */
export interface WorkspaceChange {
  readonly workspace: string;
  /** Such as `routes: + /support/new, - /support/old`; what stays as it was has no line. */
  readonly lines: readonly string[];
}

/**
 * Returns what these builds change of the active release: one entry for each workspace with another build, and for each
 * that is no longer among them.
 */
export function describeChanges(
  site: SiteFolder,
  artifacts: readonly BuildArtifact[],
): readonly WorkspaceChange[] {
  const active = site.activeRelease()?.builds ?? {};
  const present = new Set(artifacts.map(({ manifest }) => manifest.workspace));
  const removed = Object.keys(active).filter((workspace) => !present.has(workspace));
  const changed = artifacts.flatMap((artifact) => {
    const { workspace, build } = artifact.manifest;
    const before = active[workspace]?.[0];
    if (before === build) return [];
    return [{ workspace, lines: linesOf(buildOnSite(site, workspace, before), artifact) }];
  });
  return [
    ...changed,
    ...removed.map((workspace) => {
      const before = buildOnSite(site, workspace, active[workspace]?.[0]);
      return { workspace, lines: [...contractLines(before, undefined), 'removed from the site'] };
    }),
  ];
}

/**
 * Returns how the headers of the page differ from those of the active release, by name. The first release has nothing to
 * differ from, and neither has one after a release whose headers are damaged.
 */
export function describeHeaderChanges(site: SiteFolder, { page }: SiteHeaders): readonly string[] {
  const folder = site.activeFolder();
  const before = folder === undefined ? undefined : unlessDamaged(() => readSiteHeaders(folder));
  return before ? differencesOf(before.page, page) : [];
}

/** What a damaged build had is not known: it counts as none. */
const buildOnSite = (
  site: SiteFolder,
  workspace: string,
  build: string | undefined,
): BuildArtifact | undefined =>
  build === undefined ? undefined : unlessDamaged(() => readOnSite(site, workspace, build));

function contractLines(before: BuildArtifact | undefined, after: BuildArtifact | undefined): string[] {
  const [old, present] = [before, after].map((one) => (one ? partsOf(one.manifest) : {}));
  // Budget, platform and owner of a remote that comes or goes say nothing more.
  const aspects = Object.keys({ ...old, ...present }).filter(
    (aspect) => aspect !== 'contract' || (before && after),
  );
  return aspects.flatMap((aspect) => {
    const differences = differencesOf(old?.[aspect] ?? {}, present?.[aspect] ?? {});
    return differences.length > 0 ? [`${aspect}: ${differences.join(', ')}`] : [];
  });
}

function linesOf(before: BuildArtifact | undefined, after: BuildArtifact): string[] {
  const lines = contractLines(before, after);
  const size = kilobytes(firstScreenBytes(after));
  const was = before && unlessDamaged(() => kilobytes(firstScreenBytes(before)));
  return was === size ? lines : [...lines, `size: ${was === undefined ? '' : `${was} → `}${size} gzip`];
}

/** Parts of a contract by their names, each as text to compare. */
type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function partsOf(manifest: Manifest): Parts {
  if (manifest.type === 'shell') return { platform: { [manifest.platform]: '' } };
  const { routes, menu = [], tabGroups = [], parcels = [], origins = {} } = manifest.contract;
  const { emits = {}, listens = {}, owner, platform, budget } = manifest.contract;
  // Another text of a title or label is another title or label.
  const textsOf = (key: string) => Object.values(manifest.contract.messages).map((texts) => texts?.[key]);
  return {
    routes: byName(
      routes.map((route) => ({ ...route, titles: textsOf(route.title) })),
      ({ path }) => path,
    ),
    access: named(routes.map(({ path, access }) => `${path} ${accessText(access)}`)),
    menu: byName(
      menu.map((item) => ({ ...item, labels: textsOf(item.text) })),
      ({ route }) => route,
    ),
    tabs: byName(
      tabGroups.map((group) => ({ ...group, labels: group.tabs.map(({ label }) => textsOf(label)) })),
      ({ id }) => id,
    ),
    events: { ...withVerb('emits', emits), ...withVerb('listens to', listens) },
    parcels: byName(parcels, ({ name }) => name),
    origins: named(
      Object.entries<readonly string[] | undefined>({ ...origins }).flatMap(([type, list = []]) =>
        list.map((origin) => `${type} ${origin}`),
      ),
    ),
    content: contentOf(manifest),
    contract: named([`budget ${budget} kB`, `platform ${platform}`, `owner ${owner}`]),
  };
}

/** Parts that have nothing but their names. */
const named = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, '']));

const accessText = (access: Access): string =>
  typeof access === 'string'
    ? access
    : Object.entries(access)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(' ');

const contentOf = ({ files }: RemoteManifest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, { integrity }]) =>
      name.startsWith(contentFolder) ? [[name.slice(contentFolder.length), integrity]] : [],
    ),
  );

const byName = <Part>(parts: readonly Part[], nameOf: (part: Part) => string): Record<string, string> =>
  Object.fromEntries(parts.map((part) => [nameOf(part), JSON.stringify(part)]));

const withVerb = (
  verb: string,
  shapes: NonNullable<RemoteContract['emits'] | RemoteContract['listens']>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [`${verb} ${name}`, JSON.stringify(shape)]),
  );

function differencesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    if (before[name] === after[name]) return [];
    if (before[name] === undefined) return [`+ ${name}`];
    return [after[name] === undefined ? `- ${name}` : `~ ${name}`];
  });
}
