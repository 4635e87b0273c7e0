import { statSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@portal/tooling/process';
import { CustomerApi } from '../../../site/customer-api.ts';
import { template } from '../../../site/paths.ts';
import { startApi, startSite } from '../../../site/portal.ts';
import { embeddedIn } from '../../../site/store.ts';
import { variantNames, type VariantName } from '../build/variant-names.ts';
import type { VariantSites } from '../build/variants.ts';

/** A served variant. */
export interface ServedVariant {
  readonly name: VariantName;
  readonly url: string;
  /** Returns the gzip size of a script of the site. */
  readonly gzipBytesOf: (address: string) => number;
}

export interface ServedVariants {
  readonly variants: readonly ServedVariant[];
  /** Session of the customer whose leases are shown. */
  readonly token: string;
  stop(): Promise<void>;
}

/** Has three current leases. */
const customer = 'maria';

/** Serves every variant by the same server, over one api with one database. */
export async function startSites(sites: VariantSites): Promise<ServedVariants> {
  const apiPort = await findFreePort();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const servers = [await startApi(embeddedIn(template.data), apiPort)];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  try {
    const variants: ServedVariant[] = [];
    for (const name of variantNames) {
      const port = String(await findFreePort());
      servers.push(await startSite({ PORT: port, API_URL: apiUrl, SITE_DIR: sites[name] }));
      variants.push({ name, url: `http://localhost:${port}`, gzipBytesOf: gzipBytesIn(sites[name]) });
    }
    const { token } = await CustomerApi.signIn(apiUrl, customer);
    return { variants, token, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function gzipBytesIn(site: string): (address: string) => number {
  return (address) => statSync(join(site, `${new URL(address).pathname}.gz`)).size;
}
