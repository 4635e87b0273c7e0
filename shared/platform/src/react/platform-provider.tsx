import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Platform } from '../platform.ts';
import { PlatformContext } from './platform-context.ts';
import { PortalRouter } from './portal-router.tsx';

/** Provides what the hooks of the platform, of `@portal/ui` and of react-router need. */
export function PlatformProvider({
  platform,
  children,
}: {
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return (
    <PlatformContext value={platform}>
      <CacheProvider value={platform.styles}>
        <QueryClientProvider client={platform.queryClient}>
          <I18nextProvider i18n={platform.i18n}>
            <PortalRouter navigation={platform.navigation} dialogs={platform.dialogs}>
              {children}
            </PortalRouter>
          </I18nextProvider>
        </QueryClientProvider>
      </CacheProvider>
    </PlatformContext>
  );
}
