import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { brandFonts } from '@portal/ui/theme';
import { build, type Metafile, type Plugin } from 'esbuild';
import type { BundleEmbed } from '../build/build-workspace.ts';
import { embedFolder } from '../build/manifest.ts';
import { brandKeys } from '../brands/brand-keys.ts';
import { compiledMessages } from './compiled-messages.plugin.ts';
import { CliError } from '../cli-error.ts';
import { gzipped } from '../release/compressed-files.ts';
import { kilobytes } from '../release/first-screen.ts';
import { workspaceRoot } from '../workspace-root.ts';

const require = createRequire(import.meta.url);

/** Most that an element may load before it draws: React, the platform, the kit and its remote, gzip bytes. */
const mostStartBytes = 260_000;

/**
 * Bundles the element of a remote: modules for a page without the portal, with React, the platform and all else that the
 * remote takes from the portal's page. Each module loads the others from beside its own address, wherever that is.
 */
export const bundleEmbed: BundleEmbed = async ({ folder, alias }) => {
  const fonts = fontFiles();
  const { outputFiles, metafile } = await build({
    stdin: { contents: sourceOf(folder, fonts), resolveDir: folder, sourcefile: 'embed.ts', loader: 'ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(folder, 'dist', '.embed'),
    entryNames: 'embed-[hash]',
    chunkNames: 'part-[hash]',
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
    plugins: [compiledMessages, fewLocales, noStyleElement, replacedModules(folder)],
    logLevel: 'error',
    absWorkingDir: folder,
  });
  const files = new Map([
    ...outputFiles.map(({ path, contents }) => [basename(path), Buffer.from(contents)] as const),
    ...fonts.map(({ name, bytes }) => [name, bytes] as const),
  ]);
  const [entry] = [...files.keys()].filter((name) => name.startsWith('embed-'));
  if (entry === undefined) throw new CliError(`${basename(folder)} has no module for its element.`);
  const start = importedBy(metafile, entry);
  const startBytes = start.reduce((sum, name) => sum + gzipped(files.get(name) ?? Buffer.of()).length, 0);
  if (startBytes > mostStartBytes) {
    throw new CliError(
      `The element of ${basename(folder)} loads ${kilobytes(startBytes)} gzip before it draws, and the most is ${kilobytes(mostStartBytes)}.`,
    );
  }
  return {
    entry: `${embedFolder}${entry}`,
    startBytes,
    files: new Map([...files].map(([name, bytes]) => [`${embedFolder}${name}`, bytes])),
  };
};

/** Returns the names of a module and of all that is there before it runs. */
function importedBy({ outputs }: Metafile, entry: string): readonly string[] {
  const imports = new Map(
    Object.entries(outputs).map(([path, output]) => [
      basename(path),
      output.imports.flatMap(({ path: to, kind }) => (kind === 'import-statement' ? [basename(to)] : [])),
    ]),
  );
  const found = new Set([entry]);
  for (const name of found) for (const next of imports.get(name) ?? []) found.add(next);
  return [...found];
}

interface FontFile {
  readonly brand: string;
  readonly name: string;
  readonly bytes: Buffer;
}

function fontFiles(): readonly FontFile[] {
  const asUi = createRequire(join(workspaceRoot, 'shared/ui/package.json'));
  return brandKeys.map((brand) => {
    const bytes = readFileSync(asUi.resolve(brandFonts[brand].source));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return { brand, name: `${brand}-${hash}.woff2`, bytes };
  });
}

/** The module that a remote's element begins with: the release calls its `define` with what it knows. */
function sourceOf(folder: string, fonts: readonly FontFile[]): string {
  const addresses = fonts.map(({ brand, name }) => `${brand}: new URL('./${name}', import.meta.url).href`);
  return `import { defineElement } from ${JSON.stringify(require.resolve('@portal/embed'))};
import * as lifecycles from './src/lifecycles.ts';
const fonts = { ${addresses.join(', ')} };
export const define = (release) => defineElement({ remote: '${basename(folder)}', lifecycles, fonts }, release);`;
}

const locale = /[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.m?js$/;

/** Of react-aria's own texts only those in the languages of the portal. */
const fewLocales: Plugin = {
  name: 'few-locales',
  setup: ({ onLoad }) =>
    onLoad({ filter: locale }, ({ path }) =>
      /(en-US|es-ES)\.m?js$/.test(path) ? undefined : { contents: 'export default {}' },
    ),
};

const findsStyle = 'ownerDocument.getElementById(';

/** Has react-aria believe that the page has its style for presses: the shadow root has that one rule. */
const noStyleElement: Plugin = {
  name: 'no-style-element',
  setup: ({ onLoad }) =>
    onLoad({ filter: /interactions[\\/]usePress\.m?js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes(findsStyle)) throw new Error(`${path} does not look for its style any more.`);
      return { contents: text.replace(findsStyle, `true || ${findsStyle}`) };
    }),
};

/**
 * The same replacements as in the builds by webpack: a leak mended, and react-router without its warnings. Of a package in
 * CommonJS a module gets all exports as its default one, as in Node and unlike webpack: the one that this would break is
 * taken as modules.
 */
function replacedModules(folder: string): Plugin {
  const asPlatform = createRequire(join(workspaceRoot, 'shared/platform/package.json'));
  const router = createRequire(asPlatform.resolve('react-router-dom')).resolve('react-router');
  const replaced = [
    [/^react-router$/, join(dirname(router), '../production/index.mjs')],
    [
      /utils[\\/]runAfterTransition(\.m?js)?$/,
      join(import.meta.dirname, '../webpack/run-after-transition.mjs'),
    ],
  ] as const;
  return {
    name: 'replaced-modules',
    setup: ({ onResolve }) => {
      for (const [filter, path] of replaced) onResolve({ filter }, () => ({ path }));
      onResolve({ filter: /^echarts-for-react\/lib\/core$/ }, ({ path }) => ({
        path: createRequire(join(folder, 'package.json')).resolve(path.replace('/lib/', '/esm/')),
      }));
    },
  };
}
