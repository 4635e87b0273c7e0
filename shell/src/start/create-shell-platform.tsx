import type { ParsedRelease } from '@portal/platform/contract';
import type { EarlyCalls } from '@portal/platform/early';
import { brandForHost, createPlatform, type HostPlatform } from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import { CrashedScreen } from '../frame/route/crashed-screen.tsx';
import { shellMessages } from '../messages/shell.messages.ts';

/** Creates the platform of the release, for the page's own brand (SHELL-03, SHELL-04), with the messages of kit and shell. */
export function createShellPlatform(
  release: ParsedRelease,
  page: Window,
  earlyCalls: EarlyCalls,
): HostPlatform {
  const contracts = release.remotes.map(({ contract }) => contract);
  const platform = createPlatform({
    config: release.config,
    brand: brandForHost(release.config, page.location.host),
    contracts,
    earlyCalls,
    renderFailure: (failure) => <CrashedScreen {...failure} />,
  });
  void platform.i18n.addMessages(uiMessages);
  void platform.i18n.addMessages(shellMessages);
  return platform;
}
