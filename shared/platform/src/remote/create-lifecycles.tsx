import type { MessageCatalogue, Platform } from '@portal/platform';
import * as React from 'react';
import { flushSync } from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { reportUncaught } from '../events/report-uncaught.ts';
import { addMessageCatalogues, RemoteFrame } from './remote-frame.tsx';

export interface RemoteRoot {
  /** Messages of the remote, added when it is mounted. */
  readonly messageCatalogues: readonly MessageCatalogue[];
  /** Renders the remote's routes, and nothing at paths of other remotes. */
  readonly root: React.ComponentType;
}

/** What single-spa passes to a remote: the platform, and the element to draw in. */
export interface RemoteProps {
  readonly name: string;
  readonly platform: Platform;
  readonly domElementGetter?: () => HTMLElement;
}

export interface RemoteLifecycles {
  /** Fetches the messages of the page's language. */
  bootstrap(props: Pick<RemoteProps, 'name' | 'platform'>): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  /** Leaves nothing behind: no node, listener or query observer. */
  unmount(props: RemoteProps): Promise<void>;
}

interface DrawnProps extends RemoteProps {
  /** Called when the remote's first screen is in the page, before the browser paints it. */
  readonly onDrawn: () => void;
}

/** Platforms of pages that have drawn a remote. */
const started = new WeakSet<Platform>();

/**
 * Calls a function that renders a remote. The first one of a page is drawn at once: by React's scheduler, whatever else
 * the start of a page has to do would come in between. Later ones are not, because their effects would then run before
 * the browser paints.
 */
function render(platform: Platform, toRender: () => void): void {
  if (started.has(platform)) return toRender();
  started.add(platform);
  flushSync(toRender);
}

/** Creates the single-spa lifecycles of a remote from its root component and its message catalogues. */
export function createLifecycles({ messageCatalogues, root }: RemoteRoot): RemoteLifecycles {
  const lifecycles = singleSpaReact<DrawnProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    rootComponent: function Drawn({ platform, onDrawn }: DrawnProps) {
      React.useLayoutEffect(onDrawn, [onDrawn]);
      return <RemoteFrame platform={platform} root={root} />;
    },
    // The frame has a boundary of its own, within the providers that a drawn failure needs.
    suppressComponentDidCatchWarning: true,
  });
  // single-spa's types ask for props of its own (singleSpa, mountParcel), which a remote has no use for.
  const call =
    <Props extends RemoteProps>(lifecycle: (props: never) => Promise<unknown>) =>
    async (props: Props) => {
      await lifecycle(props as never);
    };
  const bootstrap = call(lifecycles.bootstrap);
  const mount = call<DrawnProps>(lifecycles.mount);
  const unmount = call(lifecycles.unmount);
  /** Platforms of pages that have waited for the messages, whether those came or not. */
  const waited = new WeakSet<Platform>();
  // single-spa-react ends both by a timer, before which the browser paints a page without the screen: React has drawn in
  // full by the layout effect of the root, and has removed everything when its `unmount` returns.
  return {
    bootstrap: async (props) => {
      await addMessageCatalogues(props.platform, messageCatalogues);
      waited.add(props.platform);
      await bootstrap(props);
    },
    mount: async (props) => {
      // Those that did not come are asked for again. A host may mount without bootstrap.
      const messages = addMessageCatalogues(props.platform, messageCatalogues);
      if (!waited.has(props.platform)) await messages;
      await new Promise<void>((onDrawn, onFailed) => {
        render(props.platform, () => void mount({ ...props, onDrawn }).catch(onFailed));
      });
    },
    unmount: async (props) => {
      const removed = unmount(props);
      removed.catch(reportUncaught);
      await Promise.race([removed, Promise.resolve()]);
    },
  };
}
