import { useMessages } from '@portal/platform';
import { FailedState, Skeleton, SkeletonScreen } from '@portal/ui';
import { useDynamicImport } from '@portal/ui/lazy';
import type { ComponentType } from 'react';
import { loginMessages } from '../messages/login.messages.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

interface LazyScreenProps<Name extends string> {
  /** Loads several screens at once. A constant of its module. */
  readonly load: () => Promise<Readonly<Record<Name, ComponentType>>>;
  readonly screen: Name;
}

/** A screen whose code is loaded when it opens; when loading fails, the customer can retry. */
export function LazyScreen<Name extends string>({ load, screen }: LazyScreenProps<Name>) {
  const t = useMessages(loginMessages);
  const loaded = useDynamicImport(load);
  if (loaded.status === 'loading') {
    return (
      <SignInFrame>
        <SkeletonScreen>
          <Skeleton width={280} height={40} />
          <Skeleton width={220} />
          <Skeleton height={260} />
        </SkeletonScreen>
      </SignInFrame>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <SignInFrame>
        <FailedState level={1} title={t('lazy.title')} text={t('lazy.text')} onRetry={loaded.retry} />
      </SignInFrame>
    );
  }
  const Screen: ComponentType = loaded.value[screen];
  return <Screen />;
}
