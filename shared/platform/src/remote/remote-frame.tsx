import { addMessages, PlatformProvider, type MessageCatalogue, type Platform } from '@portal/platform';
import type { ComponentType } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface RemoteFrameProps {
  readonly platform: Platform;
  readonly root: ComponentType;
}

/** The root of a remote with everything it needs around it, and its failures caught. */
export function RemoteFrame({ platform, root: Root }: RemoteFrameProps) {
  return (
    <PlatformProvider platform={platform}>
      <RemoteBoundary platform={platform}>
        <Root />
      </RemoteBoundary>
    </PlatformProvider>
  );
}

/** Adds the messages of a remote to the page; adding them again does nothing. */
export function addMessageCatalogues(platform: Platform, catalogues: readonly MessageCatalogue[]): void {
  for (const catalogue of catalogues) addMessages(platform.i18n, catalogue);
}
