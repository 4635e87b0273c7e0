import type { PortalConfig } from '@portal/platform/contract';
import { fillDrawnTexts } from '../../build/drawn-texts.ts';
import type { RemoteManifest, ShellManifest, Manifest } from '../../build/manifest.ts';
import {
  parsePrerendered,
  screenSlot,
  shellPart,
  type PrerenderedScreen,
} from '../../build/prerendered-screens.ts';
import { CliError } from '../../cli-error.ts';
import { readArtifactFile, type BuildArtifact } from '../build-artifact.ts';

/** Markup of a brand. */
export interface BrandMarkup {
  readonly brand: string;
  readonly html: string;
}

/** What a page can show before any script has arrived. */
export interface PrerenderedPages {
  /** Whole pages by the path of their address. */
  readonly pages: readonly (BrandMarkup & { readonly path: string })[];
  /** Mark and name of each brand. */
  readonly marks: readonly BrandMarkup[];
  readonly styles: string;
}

/**
 * Composes the prerendered screens of these builds: a remote's screen in the shell's frame. A build without such screens
 * adds none. Throws a `CliError` when those of one can't be used.
 *
 * @param config of the page: its brands' texts are filled in
 */
export function prerenderedPages(
  shell: BuildArtifact<ShellManifest>,
  remotes: readonly BuildArtifact<RemoteManifest>[],
  config: Pick<PortalConfig, 'demo' | 'brands'>,
): PrerenderedPages {
  const parts = screensOf(shell, config);
  const framed = remotes.flatMap((remote) =>
    screensOf(remote, config).flatMap((screen) => inFrame(checkRoute(remote, screen), parts)),
  );
  const welcome = parts.filter(({ name }) => name === shellPart.welcome);
  const pages = [...framed, ...welcome].map(({ name, brand, html }) => ({ path: name, brand, html }));
  const rules = [...parts, ...framed].flatMap((screen) => screen.rules);
  return {
    pages,
    marks: parts.filter(({ name }) => name === shellPart.brand),
    styles: [...new Set(rules)].join('\n'),
  };
}

function screensOf(
  artifact: BuildArtifact<Manifest>,
  { demo, brands }: Pick<PortalConfig, 'demo' | 'brands'>,
): readonly PrerenderedScreen[] {
  const { workspace, prerendered } = artifact.manifest;
  if (prerendered === undefined) return [];
  const screens = parsePrerendered(workspace, readArtifactFile(artifact, prerendered));
  return screens.flatMap((screen) => {
    const brand = brands.find(({ key }) => key === screen.brand);
    return screen.demo === demo && brand ? [{ ...screen, html: fillDrawnTexts(screen.html, brand) }] : [];
  });
}

function checkRoute(remote: BuildArtifact<RemoteManifest>, screen: PrerenderedScreen): PrerenderedScreen {
  const { name, routes } = remote.manifest.contract;
  if (!routes.some(({ path, prerender }) => prerender && path === screen.name))
    throw new CliError(
      `${name} has a prerendered screen ${screen.name}, but its contract does not prerender that route.`,
    );
  return screen;
}

/** A shell that draws no frame for a screen would not replace it either: then the screen is not shown. */
function inFrame(screen: PrerenderedScreen, parts: readonly PrerenderedScreen[]): PrerenderedScreen[] {
  const frame = parts.find(({ name, brand }) => name === shellPart.bareFrame && brand === screen.brand);
  if (!frame) return [];
  return [{ ...screen, html: frame.html.replace(`<!--${screenSlot}-->`, () => screen.html) }];
}
