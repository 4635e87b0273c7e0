import type { Session } from '@portal/platform';
import type { ChatAppearance, ChatWidget } from './chat-widget.ts';

/** The vendor's chat in this page: a conversation is shown to nobody but the user who had it. */
export interface PrivateChat {
  /**
   * Shows the chat, drawn as the page is.
   *
   * @throws UnforgottenChatError when it has the conversation of somebody else; Error when nobody is signed in; and what
   *   the vendor's code throws
   */
  show(session: Session, appearance: ChatAppearance): void;
  /** Opens the conversation. Throws as `show` does. */
  open(session: Session): void;
  /** Hides all of it; the conversation is kept. */
  hide(): void;
}

/** The vendor's code can't forget the conversation of a former user: only a reload of the page gives a new chat. */
export class UnforgottenChatError extends Error {
  override readonly name = 'UnforgottenChatError';
}

type Conversation =
  | { readonly status: 'none' }
  | { readonly status: 'kept'; readonly userId: string; readonly stopListening: () => void }
  /** Its user is gone, and the vendor's code still has it. */
  | { readonly status: 'unforgotten' };

/**
 * Makes a vendor's chat private. Its conversation ends with the session of its user, or with the next user's begin,
 * whether a screen of the remote is open then or not (SUP-07, OP-29).
 */
export function createPrivateChat(widget: ChatWidget): PrivateChat {
  let conversation: Conversation = { status: 'none' };

  function end(): void {
    if (conversation.status !== 'kept') return;
    conversation.stopListening();
    conversation = { status: forget(widget) ? 'none' : 'unforgotten' };
  }

  /** Gives the conversation to the signed-in user; one of somebody else ends first. */
  function claim(session: Session): void {
    const userId = userIdOf(session);
    // Also where the page has another platform than the one that the conversation began on.
    if (conversation.status === 'kept' && conversation.userId !== userId) end();
    if (userId === null) throw new Error('The chat is for signed-in users.');
    if (conversation.status === 'unforgotten')
      throw new UnforgottenChatError('The chat has the conversation of a former user.');
    if (conversation.status === 'kept') return;
    const stopListening = session.subscribe(() => {
      if (userIdOf(session) !== userId) end();
    });
    conversation = { status: 'kept', userId, stopListening };
  }

  return {
    show(session, appearance) {
      claim(session);
      widget.configure?.(appearance);
      widget.show();
    },
    open(session) {
      claim(session);
      if (widget.open) widget.open();
      else widget.show();
    },
    hide: () => hide(widget),
  };
}

const userIdOf = ({ state }: Session): string | null => (state.status === 'signed-in' ? state.user.id : null);

/** Ends the conversation; false when the vendor's code can't, or throws: the chat is hidden then. */
function forget(widget: ChatWidget): boolean {
  try {
    if (widget.end) {
      widget.end();
      return true;
    }
  } catch {
    // As one without `end`.
  }
  hide(widget);
  return false;
}

function hide(widget: ChatWidget): void {
  try {
    widget.hide();
  } catch {
    // A fault of the vendor's code must not take the next screen with it.
  }
}
