import { addCard, listCards } from '@portal/api-contract';
import { ApiError, queryKeyOf, UnauthorizedError, useMessages, usePlatform } from '@portal/platform';
import { useRef, useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { useOpenScreen } from '../open-screen/use-open-screen.ts';
import { CardProviderError, tokenizeCard, type CardFields, type VerifiedCard } from './card-provider.ts';

interface CardAddition {
  readonly running: boolean;
  /** Why the card was not saved: what the provider or the api said; null when neither said anything. */
  readonly problem: string | null;
  /** Verifies and saves what is typed. */
  start(fields: CardFields): void;
  /** The customer has typed: what was said before no longer holds. */
  reset(): void;
  readonly isRunning: () => boolean;
}

interface SavedCard {
  /** Null when the backend does not say it. */
  readonly cardId: string | null;
}

/** What is typed, until the next edit. */
interface TypedCard {
  /** Its card, once a save of it was not answered. */
  unanswered: VerifiedCard | null;
}

/** Whether the card to verify again is gone: another tab has removed it. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Whether the api may have saved the card although the call failed. */
const mayHaveSaved = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Verifies a card with its provider and saves it (PROF-62..65). A card whose save was not answered is sent again with the
 * same token, which saves one card only, unless it has been edited since it was sent.
 *
 * @param oldCardId the card to verify again; the api keeps it until the new one is saved
 * @param onSaved not called when the form has been left meanwhile
 */
export function useCardAddition(
  oldCardId: string | null,
  onSaved: (cardId: string | null) => void,
): CardAddition {
  const { api, events, notify, queryClient } = usePlatform();
  const t = useMessages(profileMessages);
  const screen = useOpenScreen();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const typed = useRef<TypedCard>({ unanswered: null });

  async function save(card: VerifiedCard, sent: TypedCard): Promise<SavedCard | null> {
    try {
      return await api.call(addCard, { ...card, reVerificationCardId: oldCardId });
    } catch (error) {
      sent.unanswered = mayHaveSaved(error) ? card : null;
      if (error instanceof UnauthorizedError) return null;
      const message = failureText(error, t, ['token']);
      notify.error(message);
      setProblem(message);
      if (oldCardId !== null && isGone(error))
        await queryClient.invalidateQueries({ queryKey: queryKeyOf(listCards) });
      return null;
    }
  }

  async function run(fields: CardFields): Promise<SavedCard | null> {
    const pressed = typed.current;
    try {
      const card = pressed.unanswered ?? (await tokenizeCard(fields));
      return card && (await save(card, pressed));
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      const message = error.message || t('card.problem');
      setProblem(message);
      if (!screen.isOpen()) notify.error(message);
      return null;
    }
  }

  return {
    running,
    problem,
    isRunning: () => busy.current,
    reset: () => {
      typed.current = { unanswered: null };
      setProblem(null);
    },
    start: (fields) => {
      if (busy.current) return;
      busy.current = true;
      setRunning(true);
      setProblem(null);
      void run(fields)
        .then((saved) => {
          if (saved === null) return;
          events.emit('payment-method.changed', { type: 'card' });
          notify.success(t(oldCardId === null ? 'card.added' : 'card.verified'));
          if (screen.isOpen()) onSaved(saved.cardId);
        })
        .finally(() => {
          busy.current = false;
          setRunning(false);
        });
    },
  };
}
