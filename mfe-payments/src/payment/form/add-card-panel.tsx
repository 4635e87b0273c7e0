import { useMessages } from '@portal/platform';
import { useParcel } from '@portal/platform/widgets';
import { FailedState, Skeleton, SkeletonScreen, Stack } from '@portal/ui';
import { useDirtyForm } from '@portal/ui/form';
import { SidePanel } from '@portal/ui/overlay';
import { useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';

export interface AddCardPanelProps {
  readonly open: boolean;
  /** Called when the card is saved, with its id; null when it is not known. */
  readonly onAdded: (cardId: string | null) => void;
  readonly onClose: () => void;
}

/** The form of a new card in a side panel. The form is another remote's, and may not be there (PAY-13, PAY-43). */
export function AddCardPanel({ open, onAdded, onClose }: AddCardPanelProps) {
  const t = useMessages(paymentsMessages);
  return (
    <SidePanel open={open} title={t('pay.addCard')} onClose={onClose}>
      <CardParcel onAdded={onAdded} onCancel={onClose} />
    </SidePanel>
  );
}

interface CardParcelProps {
  readonly onAdded: AddCardPanelProps['onAdded'];
  readonly onCancel: () => void;
}

function CardParcel({ onAdded, onCancel }: CardParcelProps) {
  const t = useMessages(paymentsMessages);
  const [typed, setTyped] = useState(false);
  const { container, state } = useParcel('profile.addCard', { oldCard: null }, (event, detail) => {
    switch (event) {
      case 'typed':
        return setTyped(true);
      case 'success':
        return onAdded(detail?.cardId ?? null);
      case 'cancel':
        return onCancel();
    }
  });
  // The parcel's own form does not reach the panel around it.
  useDirtyForm({ dirty: typed });
  return (
    <>
      {state.status === 'loading' && (
        <SkeletonScreen label={t('pay.cardFormLoading')}>
          <Stack gap={16}>
            <Skeleton height={48} />
            <Skeleton height={48} />
            <Skeleton height={48} />
          </Stack>
        </SkeletonScreen>
      )}
      {state.status === 'failed' && (
        <FailedState
          level={3}
          title={t('pay.cardFormFailed')}
          text={t('pay.cardFormFailedText')}
          onRetry={state.retry}
          retrying={state.retrying}
        />
      )}
      <div ref={container} />
    </>
  );
}
