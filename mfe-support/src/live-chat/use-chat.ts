import { useEffect, useState } from 'react';
import { loadChat, type ChatAppearance, type ChatWidget } from './chat-widget.ts';

export type ChatState =
  /** The portal is configured without a chat. */
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'shown'; readonly open: () => void };

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'shown'; readonly widget: ChatWidget };

/**
 * Loads the vendor's chat and shows it as long as the component is in the page (SHELL-21, SUP-07, SUP-10), in the page's
 * language and colours.
 *
 * @param scriptUrl address of the vendor's script; null where none is configured
 */
export function useChat(scriptUrl: string | null, { language, scheme }: ChatAppearance): ChatState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    if (scriptUrl === null) return undefined;
    let left = false;
    let shown: ChatWidget | null = null;
    loadChat(scriptUrl)
      .then((widget) => {
        if (left) return;
        shown = widget;
        widget.configure?.({ language, scheme });
        widget.show();
        setState({ status: 'shown', widget });
      })
      .catch(() => {
        if (!left) setState({ status: 'failed' });
      });
    return () => {
      left = true;
      if (shown) hide(shown);
    };
  }, [scriptUrl, attempt, language, scheme]);

  if (scriptUrl === null) return { status: 'absent' };
  if (state.status === 'loading') return state;
  if (state.status === 'shown') {
    return {
      status: 'shown',
      open: () => {
        if (!opened(state.widget)) setState({ status: 'failed' });
      },
    };
  }
  return {
    status: 'failed',
    retry: () => {
      setState({ status: 'loading' });
      setAttempt((before) => before + 1);
    },
  };
}

/** Opens the conversation; false when the vendor's code throws. */
function opened(widget: ChatWidget): boolean {
  try {
    if (widget.open) widget.open();
    else widget.show();
    return true;
  } catch {
    return false;
  }
}

function hide(widget: ChatWidget): void {
  try {
    widget.hide();
  } catch {
    // A fault of the vendor's code must not take the next screen with it.
  }
}
