import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileHint } from '@portal/tooling/webpack';
import { root, runFolder, template } from '../../../site/paths.ts';
import { screens } from '../screens.ts';
import { buildBundle, type BundleScripts } from '../../../site/build-bundle.ts';
import { bundlePage } from './bundle-page.ts';
import { bundleConfig } from './monolith-config.ts';
import { monolithEntry } from './monolith-entry.ts';
import { readReleasedPage } from './released-page.ts';
import type { VariantName } from './variant-names.ts';
import { bundleAddress, writeBundleSite } from './write-variant.ts';

/** The folder of the site of each variant. */
export type VariantSites = Readonly<Record<VariantName, string>>;

const folder = join(runFolder, 'bench');
const sites: VariantSites = {
  portal: template.site,
  lazy: join(folder, 'lazy'),
  preloading: join(folder, 'preloading'),
  react: join(folder, 'react'),
};

/** Builds the bundles from the sources of the released portal, and a site for each variant. */
export async function buildVariants(): Promise<VariantSites> {
  const scripts = join(folder, 'scripts');
  const entry = join(folder, 'monolith.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(entry, monolithEntry());
  const bundle = await buildBundle(
    await bundleConfig({ monolith: entry, react: join(root, 'shell/bench/react-alone.tsx') }, scripts),
  );
  const released = await readReleasedPage(template.site);
  const page = (name: 'monolith' | 'react', preloads: BundleScripts = {}) =>
    bundlePage({ released, main: addressesOf(bundle, name)[0] ?? '', preloads });
  const common = { from: template.site, scripts };
  const plain = { ...common, prefix: () => '' };
  const started = new Set([
    ...(bundle['monolith'] ?? []),
    ...screens.flatMap(({ remote }) => bundle[remote] ?? []),
  ]);
  await writeBundleSite({ ...plain, to: sites.lazy, html: page('monolith') });
  await writeBundleSite({ ...plain, to: sites.react, html: page('react') });
  await writeBundleSite({
    ...common,
    to: sites.preloading,
    html: page(
      'monolith',
      Object.fromEntries(screens.map(({ path, remote }) => [`#${path}`, addressesOf(bundle, remote)])),
    ),
    prefix: (script) => (started.has(script) ? `${compileHint}\n` : ''),
  });
  return sites;
}

function addressesOf(bundle: BundleScripts, name: string): readonly string[] {
  const scripts = bundle[name];
  if (scripts === undefined) throw new Error(`The bundle has no chunk ${name}`);
  return scripts.map((script) => `${bundleAddress}${script}`);
}
