/**
 * A page without the shell that draws the card form of mfe-profile: what an embedding page does, and no more. It says in
 * the page which events it hears. Built by `e2e/site/plain-page.ts`.
 */
import { parseRelease } from '@portal/platform/contract';
import { brandForHost, createMemoryNavigation, createPlatform, fetchFile } from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import { createFederation } from '../src/federation/create-federation.ts';
import { mountParcel } from '../src/federation/mount-parcel.ts';
import { readLifecycles } from '../src/federation/remote-lifecycles.ts';

const timeLimitMs = 15_000;

async function start() {
  const release = parseRelease(
    await (await fetchFile('/release.json', { cache: 'no-store', timeLimitMs })).json(),
  );
  const { config, remotes, integrity } = release;
  const integrityOf = (address: string) => integrity[new URL(address, window.location.href).pathname];
  Object.assign(window, { __portalIntegrity: integrityOf });

  const platform = createPlatform({
    config,
    brand: brandForHost(config, window.location.hostname),
    contracts: remotes.map(({ contract }) => contract),
    // Address and history are the page's own.
    navigation: createMemoryNavigation(),
    renderFailure: ({ error }) => String(error),
  });
  void platform.i18n.addMessages(uiMessages);
  const federation = createFederation({
    integrityOf,
    addresses: { of: (address) => address, distrust: () => undefined },
    timeLimitMs,
    versions: __SHARED_VERSIONS__,
  });
  platform.mountParcelsBy(async ({ remote, parcel }, place) => {
    const released = remotes.find(({ contract }) => contract.name === remote);
    if (!released) throw new Error(`The release has no ${remote}.`);
    const lifecycles = readLifecycles(remote, await federation.load(released, `./parcels/${parcel}`));
    return mountParcel(parcel, lifecycles, { ...place, platform });
  });

  const heard = document.getElementById('heard');
  const mounted = await platform.parcels.mount('profile.addCard', {
    domElement: assertElement('card'),
    props: { oldCard: null },
    onEvent: (...[event]) => {
      if (heard?.textContent.endsWith(event)) return;
      heard?.append(` ${event}`);
      if (event !== 'typed') void mounted.unmount();
    },
  });
}

function assertElement(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return found;
}

void start();
