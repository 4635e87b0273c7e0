import { PlatformProvider, type MessageCatalogue, type Platform } from '@portal/platform';
import type { ComponentType } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';

export interface RemoteFrameProps {
  readonly platform: Platform;
  readonly root: ComponentType;
}

/** Renders the root of a remote inside its providers and its error boundary. */
export function RemoteFrame({ platform, root: Root }: RemoteFrameProps) {
  return (
    <PlatformProvider platform={platform}>
      <RemoteBoundary platform={platform}>
        <Root />
      </RemoteBoundary>
    </PlatformProvider>
  );
}

/** Adds the message catalogues of a remote to the page; resolves when they are there in its language. */
export async function addMessageCatalogues(
  { i18n }: Platform,
  catalogues: readonly MessageCatalogue[],
): Promise<void> {
  await Promise.all(catalogues.map((catalogue) => i18n.addMessages(catalogue)));
}
