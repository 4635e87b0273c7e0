import type { User } from '@portal/domain';
import type { RemoteContract } from '@portal/platform/contract';
import {
  addContractMessages,
  brandForHost,
  createPlatform,
  createQueryClient,
  type HostPlatform,
} from '@portal/platform/host';
import type { PortalConfig, PortalPath, RouteReferenceName } from '@portal/platform';
import { createElement } from 'react';
import { portalConfig } from '../fixtures/config.ts';
import { contractsWith } from '../fixtures/released-routes.ts';
import { signedIn } from '../fixtures/user.ts';

export interface TestPlatformOptions {
  /** Where the page is opened. */
  readonly path: PortalPath;
  /** Who is signed in, by default a customer; null for nobody. */
  readonly user?: User | null;
  readonly brand?: 'fernway' | 'breeze';
  readonly config?: Partial<PortalConfig>;
  readonly contracts?: readonly RemoteContract[];
  /** Routes that the release has besides those of `contracts`: `leases.summary`. */
  readonly released?: readonly RouteReferenceName[];
}

const hosts = { fernway: 'fernway.localhost', breeze: 'portal.breeze.localhost' };
const made = new Set<HostPlatform>();

afterEach(() => {
  for (const platform of made) platform.dispose();
  made.clear();
  sessionStorage.clear();
  localStorage.clear();
});

/** The real platform of a page that was opened at `path`, whose calls `mock` answers. It goes with the test. */
export function createTestPlatform({
  path,
  user = signedIn(),
  brand = 'fernway',
  config: change = {},
  contracts = [],
  released = [],
}: TestPlatformOptions): HostPlatform {
  window.history.replaceState(null, '', `/#${path}`);
  const config = portalConfig(change);
  // Retries would only make a test of a failure wait.
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const platform = createPlatform({
    config,
    brand: brandForHost(config, hosts[brand]),
    contracts: [...contracts, ...contractsWith(released)],
    queryClient,
    renderFailure: ({ error, retry }) =>
      createElement(
        'div',
        { role: 'alert' },
        String(error),
        createElement('button', { onClick: retry }, 'Retry'),
      ),
  });
  for (const contract of contracts) addContractMessages(platform.i18n, contract);
  if (user) platform.session.signIn({ token: 'token-of-the-test', user });
  platform.markLoaded();
  made.add(platform);
  return platform;
}
