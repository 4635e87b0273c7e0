import { UnauthorizedError, useMessages, usePlatform, type PortalPath } from '@portal/platform';
import { useEffect, useRef } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';

interface OpenScreen {
  /** Whether the component is still mounted. */
  isOpen(): boolean;
  /** Opens another screen, unless the customer has left this one. */
  go(path: PortalPath): void;
  /** Notifies of a failure when the customer has left the screen that would show it. */
  notifyIfLeft(error: unknown): void;
}

/** For calls whose answer may come after the customer has left: it must not take them off another screen, nor be lost. */
export function useOpenScreen(): OpenScreen {
  const { navigation, notify } = usePlatform();
  const t = useMessages(profileMessages);
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
    go: (path) => {
      if (isOpen()) navigation.go(path);
    },
    notifyIfLeft: (error) => {
      // The portal itself says that the session has ended.
      if (!isOpen() && !(error instanceof UnauthorizedError)) notify.error(failureText(error, t));
    },
  };
}
