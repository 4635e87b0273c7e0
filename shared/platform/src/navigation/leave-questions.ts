import type { ConfirmRequest, Dialogs } from '../notify/notify.ts';
import type { Navigation } from './navigation.ts';

/** Returns the question to ask before the customer leaves, or null when they may leave. */
type Ask = () => ConfirmRequest | null;

export interface LeaveQuestions {
  /**
   * Asks before the customer leaves the page, until the returned function is called. Only one question is shown for several blocks.
   * The kit's forms find this on react-router's navigator, since they know nothing of the platform (UI-27).
   */
  block(ask: Ask): () => void;
  /** Offers no newer version of the page until the returned function is called. */
  hold(): () => void;
}

/** Creates what shows the questions of blocks as confirm dialogs (UI-27). */
export function leaveQuestions(
  navigation: Pick<Navigation, 'block' | 'hold'>,
  dialogs: Dialogs,
): LeaveQuestions {
  const asks = new Set<Ask>();
  let stop: (() => void) | null = null;

  async function mayLeave(): Promise<boolean> {
    for (const ask of asks) {
      const question = ask();
      if (question) return dialogs.confirm(question);
    }
    return true;
  }

  return {
    hold: navigation.hold,
    block(ask) {
      const own: Ask = () => ask();
      asks.add(own);
      stop ??= navigation.block(mayLeave);
      return () => {
        asks.delete(own);
        if (asks.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
