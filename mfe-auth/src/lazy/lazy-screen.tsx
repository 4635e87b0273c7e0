import { usePlatform } from '@portal/platform';
import { Skeleton, SkeletonScreen } from '@portal/ui';
import { useDynamicImport } from '@portal/ui/lazy';
import type { ComponentType } from 'react';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';

interface LazyScreenProps<Name extends string> {
  /** Loads several screens at once. A constant of its module. */
  readonly load: () => Promise<Readonly<Record<Name, ComponentType>>>;
  readonly screen: Name;
}

/** A screen whose code is loaded when it opens; when loading fails, the page's fallback offers Retry and the phone. */
export function LazyScreen<Name extends string>({ load, screen }: LazyScreenProps<Name>) {
  const platform = usePlatform();
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
  if (loaded.status === 'failed') return <SignInFrame>{platform.renderFailure(loaded)}</SignInFrame>;
  const Screen: ComponentType = loaded.value[screen];
  return <Screen />;
}
