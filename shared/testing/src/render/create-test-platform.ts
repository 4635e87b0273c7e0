import type { User } from '@portal/domain';
import type { RemoteContract } from '@portal/platform/contract';
import {
  brandForHost,
  createPlatform,
  createQueryClient,
  type HostPlatform,
  type MountParcel,
  type PlatformOptions,
} from '@portal/platform/host';
import type { PortalConfig, PortalPath, RouteReferenceName } from '@portal/platform';
import { createElement } from 'react';
import { portalConfig } from '../fixtures/config.ts';
import { contractsWith } from '../fixtures/released-routes.ts';
import { signedIn } from '../fixtures/user.ts';

/** What a page that is not the portal's own gives a platform. */
export type OtherHost = Pick<PlatformOptions, 'portalOrigin' | 'choices' | 'canPrint' | 'canLogOut'>;

export interface TestPlatformOptions {
  /** Address that the page is opened at. */
  readonly path: PortalPath;
  /** The signed-in user, by default a customer; null when nobody is signed in. */
  readonly user?: User | null;
  readonly brand?: 'fernway' | 'breeze';
  readonly config?: Partial<PortalConfig>;
  readonly contracts?: readonly RemoteContract[];
  /** Names of further routes of the release, besides those of `contracts`: `leases.summary`. */
  readonly released?: readonly RouteReferenceName[];
  /** The page around the screens, by default the portal's own. */
  readonly host?: OtherHost;
  /** Further contracts whose parcels the page can mount, and how. */
  readonly mountParcel?: MountParcel;
}

const hosts = { fernway: 'fernway.localhost', breeze: 'portal.breeze.localhost' };
const created = new Set<HostPlatform>();

afterEach(() => {
  for (const platform of created) platform.dispose();
  created.clear();
  sessionStorage.clear();
  localStorage.clear();
});

/** Creates the real platform of a page that is opened at `path`; it is disposed after the test. `mock` answers its requests. */
export function createTestPlatform({
  path,
  user = signedIn(),
  brand = 'fernway',
  config: change = {},
  contracts = [],
  released = [],
  host = {},
  mountParcel,
}: TestPlatformOptions): HostPlatform {
  window.history.replaceState(null, '', `/#${path}`);
  const config = portalConfig(change);
  // Tests of failures must not wait for retries.
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const platform = createPlatform({
    config,
    brand: brandForHost(config, hosts[brand]),
    contracts: [...contracts, ...contractsWith(released)],
    queryClient,
    ...host,
    renderFailure: ({ error, retry }) =>
      createElement(
        'div',
        { role: 'alert' },
        String(error),
        createElement('button', { onClick: retry }, 'Retry'),
      ),
  });
  if (user) platform.session.signIn({ token: 'token-of-the-test', user });
  if (mountParcel) platform.mountParcelsBy(mountParcel);
  platform.markLoaded();
  created.add(platform);
  return platform;
}
