import { cardFormConfig } from '@portal/api-contract';
import { useApiQuery, useBrand, useMessages } from '@portal/platform';
import { Button, FailedState, Notice, SkeletonScreen, Stack, Text } from '@portal/ui';
import { useDirtyForm } from '@portal/ui/form';
import { FailedIllustration } from '@portal/ui/illustrations';
import { useState } from 'react';
import { failureText } from '../failures/failure-text.ts';
import { profileMessages } from '../messages/profile.messages.ts';
import { CardFormSkeleton } from './card-form-skeleton.tsx';
import { useCardAddition } from './use-card-addition.ts';
import { useCardFields } from './use-card-fields.ts';

interface CardFormProps {
  /** Id of the card to verify again, which stays until the new one is saved; null for a new card. */
  readonly oldCardId: string | null;
  /** Called with each change of what is typed. */
  readonly onTyped?: () => void;
  /** Called with the saved card's id, unless the form has been left; null when the backend does not say it. */
  readonly onSaved: (cardId: string | null) => void;
  readonly onCancel: () => void;
}

/**
 * The form that a card is typed into, in a frame of the card provider: neither the page nor the api sees the number
 * (PROF-51, PROF-60..66, PROF-97, PROF-98).
 */
export function CardForm({ oldCardId, onTyped, onSaved, onCancel }: CardFormProps) {
  const t = useMessages(profileMessages);
  const { key: brand } = useBrand();
  const config = useApiQuery(cardFormConfig, undefined, { staleTime: Number.POSITIVE_INFINITY });
  const [typed, setTyped] = useState(false);
  const addition = useCardAddition(oldCardId, onSaved);
  const { container, state } = useCardFields({
    config: config.data ?? null,
    language: t.language,
    title: t('card.frame'),
    onEnter: () => state.status === 'ready' && addition.start(state.fields),
    onChange: () => {
      setTyped(true);
      onTyped?.();
      addition.reset();
    },
  });
  useDirtyForm({ dirty: typed, isSending: addition.isSending });

  const failure =
    config.status === 'error'
      ? { message: failureText(config.error, t), retry: () => void config.refetch() }
      : state.status === 'failed'
        ? state
        : null;
  return (
    <Stack gap={20}>
      {/* One row, whatever it shows, so that nothing below it moves. */}
      <div>
        {failure && (
          <FailedState
            illustration={<FailedIllustration brand={brand} width={140} />}
            title={t('card.failed')}
            text={failure.message || t('card.failedText')}
            onRetry={failure.retry}
            retrying={config.isFetching}
          />
        )}
        {!failure && state.status === 'loading' && (
          <SkeletonScreen label={t('card.loading')}>
            <CardFormSkeleton />
          </SkeletonScreen>
        )}
        <div
          ref={container}
          // In the page while it loads, for the frame measures itself.
          css={state.status !== 'ready' && { height: 0, overflow: 'hidden', visibility: 'hidden' }}
        />
      </div>
      {addition.problem !== null && (
        <Notice tone="bad" role="alert">
          {addition.problem}
        </Notice>
      )}
      {state.status === 'ready' && (
        <>
          <Text size="s" tone={2}>
            {t('card.safe')}
          </Text>
          <Button wide pending={addition.running} onClick={() => addition.start(state.fields)}>
            {t(oldCardId === null ? 'card.submit' : 'card.submitAgain')}
          </Button>
        </>
      )}
      <Button variant="quiet" wide disabled={addition.running} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  );
}
