import { useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import type { ComponentType, ReactNode } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { useLoaded } from './use-loaded.ts';

interface LazyScreenProps {
  /** A constant: `const load = () => import('./x.page.tsx').then(({ XPage }) => ({ Screen: XPage }))`. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
  /** In the final layout. */
  readonly skeleton: ReactNode;
}

/** A screen whose script comes when it opens; a script that does not come can be asked for again. */
export function LazyScreen({ load, skeleton }: LazyScreenProps) {
  const t = useMessages(paymentsMessages);
  const loaded = useLoaded(load);
  if (loaded.status === 'loading') return skeleton;
  if (loaded.status === 'failed') {
    return (
      <Card>
        <FailedState title={t('lazy.title')} text={t('lazy.text')} onRetry={loaded.retry} />
      </Card>
    );
  }
  const { Screen } = loaded.value;
  return <Screen />;
}
