import { usePlatform, useUser } from '@portal/platform';
import { useEffect, useState } from 'react';
import type { ChatAppearance } from './chat-widget.ts';
import { loadChat } from './load-chat.ts';
import { UnforgottenChatError, type PrivateChat } from './private-chat.ts';

export type ChatState =
  /** The portal is configured without a chat. */
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** The chat has the conversation of a former user as long as the page is not reloaded. */
  | { readonly status: 'unforgotten' }
  | { readonly status: 'shown'; readonly open: () => void };

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'unforgotten' }
  | { readonly status: 'shown'; readonly chat: PrivateChat };

/**
 * Loads the vendor's chat and shows it as long as the component is in the page (SHELL-21, SUP-07, SUP-10), in the page's
 * language and colours, and to each user a conversation of their own.
 *
 * @param scriptUrl address of the vendor's script; null where none is configured
 */
export function useChat(scriptUrl: string | null, { language, scheme }: ChatAppearance): ChatState {
  const { session } = usePlatform();
  const { id: userId } = useUser();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loading>({ status: 'loading' });

  useEffect(() => {
    if (scriptUrl === null) return undefined;
    let left = false;
    let shown: PrivateChat | null = null;
    loadChat(scriptUrl)
      .then((chat) => {
        if (left) return;
        shown = chat;
        chat.show(session, { language, scheme });
        setState({ status: 'shown', chat });
      })
      .catch((error: unknown) => {
        if (!left) setState(failureOf(error));
      });
    return () => {
      left = true;
      shown?.hide();
    };
  }, [scriptUrl, attempt, language, scheme, session, userId]);

  if (scriptUrl === null) return { status: 'absent' };
  switch (state.status) {
    case 'loading':
    case 'unforgotten':
      return state;
    case 'shown':
      return {
        status: 'shown',
        open: () => {
          try {
            state.chat.open(session);
          } catch (error) {
            setState(failureOf(error));
          }
        },
      };
    case 'failed':
      return {
        status: 'failed',
        retry: () => {
          setState({ status: 'loading' });
          setAttempt((before) => before + 1);
        },
      };
  }
}

const failureOf = (error: unknown): Loading => ({
  status: error instanceof UnforgottenChatError ? 'unforgotten' : 'failed',
});
