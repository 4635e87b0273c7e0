import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import type { ReactNode } from 'react';

// Without it react-aria looks for the focus, and for presses outside, in the document alone.
enableShadowDOM();

interface OverlayContainerProps {
  /** Returns the element that dialogs, lists and menus are drawn in; the body of the page by default. */
  readonly getContainer: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** Has the controls below it draw their overlays inside of a shadow root, where their styles are. */
export function OverlayContainer({ getContainer, children }: OverlayContainerProps) {
  return <PortalProvider getContainer={getContainer}>{children}</PortalProvider>;
}
