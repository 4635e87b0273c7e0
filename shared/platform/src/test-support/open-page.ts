import { brandForHost } from '../brand/brand-for-host.ts';
import { createPlatform, type HostPlatform, type PlatformOptions } from '../host/create-platform.ts';
import { createElement } from 'react';
import { sampleConfig } from './sample-config.ts';

const open = new Set<HostPlatform>();

/** The platform of a page opened at `path`; it goes with the test. */
export function openPage(path = '/', change: Partial<PlatformOptions> = {}): HostPlatform {
  window.history.replaceState(null, '', `/#${path}`);
  const platform = createPlatform({
    config: sampleConfig,
    brand: brandForHost(sampleConfig, 'localhost'),
    renderFailure: ({ error, retry }) =>
      createElement(
        'div',
        { role: 'alert' },
        String(error),
        createElement('button', { onClick: retry }, 'Retry'),
      ),
    ...change,
  });
  open.add(platform);
  return platform;
}

afterEach(() => {
  for (const platform of open) platform.dispose();
  open.clear();
  sessionStorage.clear();
});
