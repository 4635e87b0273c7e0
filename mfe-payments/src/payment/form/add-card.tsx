import { useMessages, usePlatform } from '@portal/platform';
import { Button } from '@portal/ui';
import { AddIcon } from '@portal/ui/icons';
import { useDynamicImport } from '@portal/ui/lazy';
import { useState } from 'react';
import { paymentsMessages } from '../../messages/payments.messages.ts';
import type { PaymentTerms } from '../terms/payment-terms.ts';
import type { AddCardPanelProps } from './add-card-panel.tsx';
import { useAddedCard } from './use-added-card.ts';

const loadPanel = () => import('./add-card-panel.tsx').then(({ AddCardPanel }) => AddCardPanel);

/**
 * The way to add a card without leaving the payment: a saved card is chosen, Cancel changes nothing. Draws nothing when
 * the release has no form of a new card.
 */
export function AddCard({ terms }: { readonly terms: PaymentTerms }) {
  const t = useMessages(paymentsMessages);
  const { parcels } = usePlatform();
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused');
  const awaitCard = useAddedCard(terms);
  if (!parcels.has('profile.addCard')) return null;
  return (
    <>
      <Button variant="secondary" size="s" icon={<AddIcon />} onClick={() => setPanel('open')}>
        {t('pay.addCard')}
      </Button>
      {panel !== 'unused' && (
        <LazyPanel
          open={panel === 'open'}
          onAdded={(cardId) => {
            awaitCard(cardId);
            setPanel('closed');
          }}
          onClose={() => setPanel('closed')}
        />
      )}
    </>
  );
}

function LazyPanel(props: AddCardPanelProps) {
  const platform = usePlatform();
  const loaded = useDynamicImport(loadPanel);
  if (loaded.status === 'loading') return null;
  if (loaded.status === 'failed') return platform.renderFailure(loaded);
  const Panel = loaded.value;
  return <Panel {...props} />;
}
