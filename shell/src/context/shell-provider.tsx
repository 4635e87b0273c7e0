import { PlatformProvider } from '@portal/platform';
import type { ReactNode } from 'react';
import { ShellContext, type Shell } from './shell-context.ts';

/** Provides what every part of the shell's page draws from. */
export function ShellProvider({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) {
  return (
    <PlatformProvider platform={shell.platform}>
      <ShellContext value={shell}>{children}</ShellContext>
    </PlatformProvider>
  );
}
