import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withCompressed, type SiteHeaders } from '@portal/tooling/release';

/** A bundle on its way to a site of its own. */
interface BundleSite {
  /** The composed site, which gives brands, content and headers. */
  readonly from: string;
  readonly to: string;
  /** Folder of the built scripts. */
  readonly scripts: string;
  readonly html: string;
  /** Returns what comes before the code of a script. */
  readonly prefix: (script: string) => string;
}

/** Address of the scripts of a bundle. */
export const bundleAddress = '/assets/bundle/';

async function write(path: string, bytes: Buffer): Promise<void> {
  for (const [name, content] of await withCompressed(path, bytes)) await writeFile(name, content);
}

/** Copies a composed site and puts the bundle in the place of its page: the server compresses and caches it alike. */
export async function writeBundleSite({ from, to, scripts, html, prefix }: BundleSite): Promise<void> {
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
  await mkdir(join(to, bundleAddress));
  for (const name of await readdir(scripts)) {
    const code = await readFile(join(scripts, name));
    await write(join(to, bundleAddress, name), Buffer.concat([Buffer.from(prefix(name)), code]));
  }
  await write(join(to, 'current/index.html'), Buffer.from(html));
  const headers = join(to, 'current/headers.json');
  await writeFile(
    headers,
    JSON.stringify(withoutPolicy(JSON.parse(await readFile(headers, 'utf8')) as SiteHeaders)),
  );
}

/** The policies of the release are about its own scripts. */
const withoutPolicy = (headers: SiteHeaders): SiteHeaders => ({
  ...headers,
  page: { 'cache-control': headers.page['cache-control'] ?? '' },
});
