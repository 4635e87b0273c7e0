// Stands for the platform's `create-lifecycles.tsx` in the monolith.
import { addMessageCatalogues, type RemoteRoot } from '@portal/platform/remote';
import type { MonolithRemote } from './monolith-remotes.ts';

/** Returns a remote as a component of the shell's own React tree, under the name that `lifecycles.ts` exports. */
export function createLifecycles({ messageCatalogues, root: Root }: RemoteRoot): MonolithRemote {
  return {
    mount: ({ platform }) => {
      void addMessageCatalogues(platform, messageCatalogues);
      return <Root />;
    },
  };
}
