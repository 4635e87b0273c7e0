import { usePlatform } from '@portal/platform';
import { useDynamicImport } from '@portal/ui/lazy';
import type { ComponentType, ReactNode } from 'react';

interface LazyScreenProps {
  /** A constant: `const load = () => import('./x.page.tsx').then(({ XPage }) => ({ Screen: XPage }))`. */
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
  /** Shown while loading, in the layout of the screen. */
  readonly skeleton: ReactNode;
}

/** A screen whose code is loaded when it opens; when loading fails, the page's fallback offers Retry and the phone. */
export function LazyScreen({ load, skeleton }: LazyScreenProps) {
  const platform = usePlatform();
  const loaded = useDynamicImport(load);
  if (loaded.status === 'loading') return skeleton;
  if (loaded.status === 'failed') return platform.renderFailure(loaded);
  const { Screen } = loaded.value;
  return <Screen />;
}
