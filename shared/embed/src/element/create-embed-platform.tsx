import type { AroundScreens, PortalPath } from '@portal/platform';
import { createRouteTable, parseHash, type RemoteContract } from '@portal/platform/contract';
import {
  createMemoryNavigation,
  createPlatform,
  forgetSessionTexts,
  type HostPlatform,
} from '@portal/platform/host';
import { uiMessages } from '@portal/ui/messages';
import { OverlayContainer } from '@portal/ui/shadow';
import { Crashed } from '../frame/crashed.tsx';
import { embedMessages } from '../messages/embed.messages.ts';
import { absoluteConfig } from './absolute-config.ts';
import { adoptStyles } from './adopt-styles.ts';
import type { EmbeddedRemote } from '../remote/embedded-remote.ts';
import type { EmbedAttributes } from './embed-attributes.ts';
import { tellPage } from './tell-page.ts';

interface EmbedPlatformOptions {
  readonly remote: EmbeddedRemote;
  readonly attributes: EmbedAttributes;
  /** Hears the events. */
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** What everything is drawn in; it says language and scheme. */
  readonly body: HTMLElement;
  /** What dialogs, lists and menus are drawn in. */
  readonly overlays: HTMLElement;
}

interface EmbedPlatform {
  readonly platform: HostPlatform;
  /** From then on the page hears nothing of what a screen does that is still leaving. */
  readonly stopTelling: () => void;
  readonly removeStyles: () => void;
}

/**
 * Creates the platform of an element: of its own address, styles and session, whose events the page hears. A screen that
 * the remote does not have is the page's to open: it hears `portal.navigate`, and when it does not prevent that, the
 * browser goes to the portal.
 */
export function createEmbedPlatform({
  remote,
  attributes,
  element,
  shadow,
  body,
  overlays,
}: EmbedPlatformOptions): EmbedPlatform {
  const { portal, contracts, contract, fonts } = remote;
  const config = absoluteConfig(remote.config, { portal, api: attributes.api });
  const [main, second] = config.brands;
  const isSecond = attributes.brand === second.key;
  const brand = { ...(isSecond ? second : main), second: isSecond };
  const hrefOf = (path: PortalPath) => `${portal}/#${path}`;
  const around: AroundScreens = ({ children }) => (
    <OverlayContainer getContainer={() => overlays}>{children}</OverlayContainer>
  );
  const first = firstPath(contract, attributes.path);
  const platform: HostPlatform = createPlatform({
    config,
    brand,
    contracts,
    portalOrigin: portal,
    canPrint: false,
    canLogOut: false,
    leadsToNewPassword: false,
    navigation: createMemoryNavigation({
      path: first,
      hrefOf,
      takeOver: (path) => {
        const { pathname } = parseHash(path);
        if (platform.routeTable.match(pathname)?.contract.name === contract.name) return false;
        const href = hrefOf(path);
        if (tellPage(element, 'portal.navigate', { path, href }, true)) globalThis.location.assign(href);
        return true;
      },
    }),
    choices: { language: attributes.language, theme: attributes.scheme },
    styleRoot: shadow,
    root: body,
    aroundScreens: around,
    // The token is the page's: an element keeps none.
    tokens: { read: () => null, write: () => true, clear: () => forgetSessionTexts(platform.session) },
    renderFailure: (failure) => <Crashed {...failure} />,
  });
  platform.events.on('session.ended', ({ why }) => {
    // The address may name a lease of the customer who has left.
    if (why === 'logout') platform.navigation.force(first, { replace: true });
  });
  for (const messages of [uiMessages, embedMessages]) void platform.i18n.addMessages(messages);
  const names = [...Object.keys(contract.emits ?? {}), 'session.ended'] as const;
  const stops = (names as readonly 'session.ended'[]).map((name) =>
    platform.events.on(name, (detail) => tellPage(element, name, detail)),
  );
  return {
    platform,
    stopTelling: () => {
      for (const stop of stops) stop();
    },
    removeStyles: adoptStyles(shadow, brand.key, fonts[brand.key] ?? ''),
  };
}

/** Returns the path of the attribute when the remote has it, else that of the first item of its menu, or route. */
function firstPath(contract: RemoteContract, asked: PortalPath | null): PortalPath {
  const { match, find } = createRouteTable([contract]);
  if (asked !== null && match(parseHash(asked).pathname) !== null) return asked;
  const item = find({ remote: contract.name, route: contract.menu?.[0]?.route ?? '' });
  const [first] = contract.routes;
  return item?.route.path ?? first?.path ?? '/';
}
