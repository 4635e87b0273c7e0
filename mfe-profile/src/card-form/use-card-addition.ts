import { addCard, listCards } from '@portal/api-contract';
import { mayHaveSaved, queryKeyOf, UnauthorizedError, useMessages, usePlatform } from '@portal/platform';
import { useOpenScreen } from '@portal/platform/widgets';
import { useRef, useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { CardProviderError, tokenizeCard, type CardFields, type VerifiedCard } from './card-provider.ts';

interface CardAddition {
  readonly running: boolean;
  /** Why the card was not saved: what the provider or the api said; null when neither said anything. */
  readonly problem: string | null;
  /** Verifies and saves what is typed. */
  start(fields: CardFields): void;
  /** The customer has typed: what was said before no longer holds. */
  reset(): void;
  /** Whether the card is on its way to the api: leaving does not lose it any more. */
  readonly isSending: () => boolean;
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

/**
 * Verifies a card with its provider and saves it (PROF-62..65). A card whose save was not answered is sent again with the
 * same token, which saves one card only, unless it has been edited since it was sent. A card whose form is left while
 * the provider verifies it is not saved: the form asks before (UI-27).
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
  const phase = useRef<'idle' | 'verifying' | 'sending'>('idle');
  const typed = useRef<TypedCard>({ unanswered: null });

  async function save(card: VerifiedCard, sent: TypedCard): Promise<SavedCard | null> {
    phase.current = 'sending';
    try {
      return await api.call(addCard, { ...card, reVerificationCardId: oldCardId });
    } catch (error) {
      if (error instanceof UnauthorizedError) return null;
      const unanswered = mayHaveSaved(error);
      sent.unanswered = unanswered ? card : null;
      const reason = failureText(error, t, ['token']);
      const message = unanswered && oldCardId === null ? t('card.unanswered', { reason }) : reason;
      notify.error(message);
      setProblem(message);
      // The card may be saved, or the old one gone. While a new save may have given the old one another id, its form stays.
      void queryClient.invalidateQueries({
        queryKey: queryKeyOf(listCards),
        refetchType: unanswered && oldCardId !== null ? 'none' : 'active',
      });
      return null;
    }
  }

  async function run(fields: CardFields): Promise<SavedCard | null> {
    const pressed = typed.current;
    try {
      const card = pressed.unanswered ?? (await tokenizeCard(fields));
      return card && screen.isOpen() ? await save(card, pressed) : null;
    } catch (error) {
      if (!(error instanceof CardProviderError)) throw error;
      setProblem(error.message || t('card.problem'));
      return null;
    }
  }

  return {
    running,
    problem,
    isSending: () => phase.current === 'sending',
    reset: () => {
      typed.current = { unanswered: null };
      setProblem(null);
    },
    start: (fields) => {
      if (phase.current !== 'idle') return;
      phase.current = 'verifying';
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
          phase.current = 'idle';
          setRunning(false);
        });
    },
  };
}
