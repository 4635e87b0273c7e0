import { PlatformProvider, schemeRootAttribute } from '@portal/platform';
import { createApiClient, forgetSessionTexts, portalHeaders } from '@portal/platform/host';
import { createRoot } from 'react-dom/client';
import { EmbedContext } from '../frame/embed-context.ts';
import { EmbedFrame } from '../frame/embed-frame.tsx';
import { createEmbedSession, type AskToken } from '../session/create-embed-session.ts';
import { createEmbedPlatform } from './create-embed-platform.tsx';
import type { EmbedAttributes } from './embed-attributes.ts';
import { tellPage } from './tell-page.ts';
import type { EmbeddedRemote } from '../remote/embedded-remote.ts';

export interface EmbedOptions {
  readonly remote: EmbeddedRemote;
  readonly attributes: EmbedAttributes;
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  readonly askToken: AskToken;
}

/** An element that is drawn. */
export interface RunningEmbed {
  /** Draws it in another language or scheme; nothing that was typed is lost. */
  show(attributes: Pick<EmbedAttributes, 'language' | 'scheme'>): void;
  /** Asks the page for the token of its session. */
  askAgain(): void;
  /** Removes all that it has drawn and listened to. */
  stop(): void;
}

/** How long the api may take to say whose a token is, ms. */
const checkTimeoutMs = 30_000;

/** Draws a remote in a shadow root, until it is stopped. */
export function startEmbed({ remote, attributes, element, shadow, askToken }: EmbedOptions): RunningEmbed {
  const body = document.createElement('div');
  body.setAttribute(schemeRootAttribute, '');
  const overlays = document.createElement('div');
  const frame = document.createElement('div');
  body.append(frame, overlays);
  const { platform, stopTelling, removeStyles } = createEmbedPlatform({
    remote,
    attributes,
    element,
    shadow,
    body,
    overlays,
  });
  const { config, brand, i18n } = platform;
  const session = createEmbedSession({
    platform,
    askToken,
    clientWith: (token) =>
      createApiClient({
        base: config.apiBase,
        headers: () => portalHeaders(config.headers, brand.key, i18n.language),
        session: { token, end: () => {} },
        timeoutMs: checkTimeoutMs,
      }),
    onRejected: () => tellPage(element, 'session.ended', { why: 'expired' }),
    onFailure: (error) => reportError(error),
  });
  shadow.append(body);
  const leaving = new Set<Promise<void>>();
  const onLeaving = (left: Promise<void>) => {
    leaving.add(left);
    void left.then(() => leaving.delete(left));
  };
  const root = createRoot(frame);
  root.render(
    <EmbedContext value={{ remote, platform, session, onLeaving }}>
      <PlatformProvider platform={platform}>
        <EmbedFrame />
      </PlatformProvider>
    </EmbedContext>,
  );
  void session.ask();

  const show: RunningEmbed['show'] = ({ language, scheme }) => {
    platform.language.show(language);
    platform.theme.show(scheme);
  };
  show(attributes);
  return {
    show,
    askAgain: () => void session.ask(),
    stop: () => {
      session.end();
      stopTelling();
      root.unmount();
      forgetSessionTexts(platform.session);
      removeStyles();
      body.remove();
      // A screen that leaves after the cache is gone would begin its timers again.
      void Promise.all(leaving).then(() => platform.dispose());
    },
  };
}
