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
import type { BrandMarkup, PrerenderedPage } from './prerendered-page.ts';
import { translatedPages, type TranslatedPages } from './translated-pages.ts';

/** What a page can show before any script has arrived. */
export interface PrerenderedPages {
  /** In English. */
  readonly pages: readonly PrerenderedPage[];
  /** In every other language: a page fetches those of the one that the customer chose. */
  readonly translated: readonly TranslatedPages[];
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
  const screens = [...framed, ...parts.filter(({ name }) => name === shellPart.welcome)];
  const pagesIn = (wanted: string): readonly PrerenderedPage[] =>
    screens
      .filter(({ language }) => language === wanted)
      .map(({ name, brand, html }) => ({ path: name, brand, html }));
  const others = new Set(screens.map(({ language }) => language).filter((language) => language !== 'en'));
  const rules = [...parts, ...framed].flatMap((screen) => screen.rules);
  return {
    pages: pagesIn('en'),
    translated: [...others].map((language) => translatedPages(language, pagesIn(language))),
    marks: parts.filter(({ name, language }) => name === shellPart.brand && language === 'en'),
    styles: [...new Set(rules)].join('\n'),
  };
}

function screensOf(
  artifact: BuildArtifact<Manifest>,
  { demo, brands }: Pick<PortalConfig, 'demo' | 'brands'>,
): readonly PrerenderedScreen[] {
  const { workspace, prerendered } = artifact.manifest;
  if (prerendered === undefined) return [];
  const screens = parsePrerendered(workspace, readArtifactFile(artifact, prerendered), artifact.remedy);
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
  const frame = parts.find(
    ({ name, brand, language }) =>
      name === shellPart.bareFrame && brand === screen.brand && language === screen.language,
  );
  if (!frame) return [];
  return [{ ...screen, html: frame.html.replace(`<!--${screenSlot}-->`, () => screen.html) }];
}
