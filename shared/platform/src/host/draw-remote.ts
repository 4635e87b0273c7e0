import type { MessageCatalogue } from '@portal/i18n';
import { brandForHost } from '../brand/brand-for-host.ts';
import type { PortalConfig } from '../brand/config.ts';
import type { RemoteContract } from '../contract/contract.ts';
import type { RemoteLifecycles } from '../remote/create-lifecycles.tsx';
import { createPlatform } from './create-platform.ts';

interface DrawRequest {
  readonly config: PortalConfig;
  readonly contract: RemoteContract;
  /** Messages that the host has besides those of the remote: the kit's. */
  readonly messages: readonly MessageCatalogue[];
}

/**
 * Mounts a remote at the window's address with a platform of its own, and returns the element that it draws in. The
 * build calls it, to prerender the routes that ask for it.
 */
export async function drawRemote(
  lifecycles: RemoteLifecycles,
  { config, contract, messages }: DrawRequest,
): Promise<Element> {
  const platform = createPlatform({
    config,
    brand: brandForHost(config, location.host),
    contracts: [contract],
    renderFailure: ({ error }) => {
      throw error;
    },
  });
  await Promise.all(messages.map((catalogue) => platform.i18n.addMessages(catalogue)));
  const element = document.createElement('div');
  document.body.append(element);
  await lifecycles.mount({ name: contract.name, platform, domElementGetter: () => element });
  return element;
}
