/** What the released page gives to the page of a bundle, so that both look the same. */
export interface ReleasedPage {
  /** The inline style element of frame and controls. */
  readonly styles: string;
  /** The release: configuration, contracts, hashes. */
  readonly release: {
    readonly config: { readonly brands: readonly Brand[] };
    readonly remotes: readonly { readonly contract: unknown }[];
  };
  readonly font: string;
}

interface Brand {
  readonly key: string;
  readonly title: string;
  readonly stylesheet: string;
  readonly favicon: string;
}

interface BundlePage {
  readonly released: ReleasedPage;
  /** Address of the main script. */
  readonly main: string;
  /** Addresses of the chunks to fetch at once, by the hash of the page and of links that the pointer is over. */
  readonly preloads: Readonly<Record<string, readonly string[]>>;
}

const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the page of a bundle: an empty root, and the main script first. It has no content security policy. */
export function bundlePage({ released: { styles, release, font }, main, preloads }: BundlePage): string {
  const [brand] = release.config.brands;
  if (brand === undefined) throw new Error('The release has no brand');
  return `<!doctype html>
<html lang="en" data-brand="${brand.key}">
<head>
<meta charset="utf-8">
<script src="${main}" defer></script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.title}</title>
<link rel="icon" type="image/svg+xml" href="${brand.favicon}">
<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${font}">
${styles}
<script type="application/json" id="release">${json(withoutFiles(release))}</script>
<script>${pageScript(brand.stylesheet, preloads)}</script>
</head>
<body><div id="root"></div></body>
</html>
`;
}

/** A bundle has configuration and contracts, and none of the files that the release names. */
function withoutFiles({ config, remotes }: ReleasedPage['release']) {
  const files = { build: '-', folder: '-', entry: '-' };
  return {
    id: 'bundle',
    config,
    shell: { ...files, runtime: [], frame: [] },
    remotes: remotes.map(({ contract }) => ({ ...files, contract, container: '-', preload: [] })),
    integrity: {},
  };
}

/** The brand's sheet is added by script, as the portal does, because a sheet in the markup would hold up the first paint. */
const pageScript = (stylesheet: string, preloads: BundlePage['preloads']) => `
const link = (attributes) => document.head.append(Object.assign(document.createElement('link'), attributes));
link({ rel: 'stylesheet', href: ${json(stylesheet)} });
const preloads = ${json(preloads)};
const preload = (hash) => (preloads[hash] ?? []).forEach((href) => link({ rel: 'preload', as: 'script', href }));
preload(location.hash);
addEventListener('mouseover', ({ target }) => preload(target.closest('a')?.hash));`;
