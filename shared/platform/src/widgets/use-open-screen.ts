import { UnauthorizedError, usePlatform, type NavigateOptions, type PortalPath } from '@portal/platform';
import { useEffect, useRef } from 'react';

export interface OpenScreen {
  /** Whether the component is still mounted. */
  isOpen(): boolean;
  /** Opens another screen, unless the customer has left this one. */
  go(path: PortalPath, options?: NavigateOptions): void;
  /** Notifies of a failure, in this text, when the customer has left the screen that would show it. */
  notifyIfLeft(error: unknown, text: string): void;
}

/** For calls whose answer may come after the customer has left: it must not take them off another screen, nor be lost. */
export function useOpenScreen(): OpenScreen {
  const { navigation, notify } = usePlatform();
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const isOpen = () => open.current;
  return {
    isOpen,
    go: (path, options) => {
      if (isOpen()) navigation.go(path, options);
    },
    notifyIfLeft: (error, text) => {
      // The portal itself says that the session has ended.
      if (!isOpen() && !(error instanceof UnauthorizedError)) notify.error(text);
    },
  };
}
