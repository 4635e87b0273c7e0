import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useCoreMessages } from '../messages/use-core-messages.ts';
import { DirtyFormsContext } from './dirty-forms.ts';
import { useLeaveBlocker } from './leave-blocker.ts';

interface DirtyFormOptions {
  /** Whether leaving would lose changes. */
  readonly dirty: boolean;
  /** Whether the customer is asked; if not, the page only offers no newer version meanwhile. */
  readonly asks?: boolean;
  /**
   * Read when the customer leaves: values that are being sent are not lost, and a screen may navigate before the
   * answer.
   */
  readonly isSending?: () => boolean;
}

const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Asks before changes are lost: when the panel, dialog or tab around is closed, when the address changes, and when the
 * browser's tab is closed (UI-27). Form uses it itself; use it for edits without a form.
 */
export function useDirtyForm({ dirty, asks = true, isSending = () => false }: DirtyFormOptions): void {
  const t = useCoreMessages();
  const register = useContext(DirtyFormsContext);
  const blocker = useLeaveBlocker();
  const discarded = useRef(false);
  const isDirty = useEffectEvent(() => dirty && asks && !discarded.current && !isSending());
  const question = useEffectEvent(
    () => ({ title: t('discardTitle'), text: t('discardText'), tone: 'danger' }) as const,
  );

  useEffect(() => {
    discarded.current = false;
  }, [dirty]);

  useEffect(
    () =>
      register?.({
        isDirty: () => isDirty(),
        discard: () => {
          discarded.current = true;
        },
      }),
    [register],
  );

  useEffect(() => {
    if (!dirty) return undefined;
    if (!asks) return blocker?.hold?.();
    if (blocker) return blocker.block(() => (isDirty() ? question() : null));
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [dirty, asks, blocker]);
}
