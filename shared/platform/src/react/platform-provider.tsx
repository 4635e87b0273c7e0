import { CacheProvider } from '@emotion/react';
import { I18nContext } from '@portal/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
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
  const Around = platform.aroundScreens ?? Fragment;
  return (
    <PlatformContext value={platform}>
      <CacheProvider value={platform.styles}>
        <QueryClientProvider client={platform.queryClient}>
          <I18nContext value={platform.i18n}>
            <PortalRouter
              navigation={platform.navigation}
              dialogs={platform.dialogs}
              keptForms={platform.keptForms}
            >
              <Around>{children}</Around>
            </PortalRouter>
          </I18nContext>
        </QueryClientProvider>
      </CacheProvider>
    </PlatformContext>
  );
}
