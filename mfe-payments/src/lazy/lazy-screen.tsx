import { useMessages } from '@portal/platform';
import { Card, FailedState } from '@portal/ui';
import { useDynamicImport } from '@portal/ui/lazy';
import type { ComponentType, ReactNode } from 'react';
import { paymentsMessages } from '../messages/payments.messages.ts';

interface LazyScreenProps {
  /** A constant: `const load = () => import('./x.page.tsx').then(({ XPage }) => ({ Screen: XPage }))`. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
  /** Shown while loading, in the layout of the screen. */
  readonly skeleton: ReactNode;
}

/** A screen whose code is loaded when it opens; when loading fails, the customer can retry. */
export function LazyScreen({ load, skeleton }: LazyScreenProps) {
  const t = useMessages(paymentsMessages);
  const loaded = useDynamicImport(load);
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
