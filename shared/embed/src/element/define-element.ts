import { elementNameOf } from '@portal/platform/contract';
import type { EmbedRelease, EmbedSource } from '../remote/embedded-remote.ts';
import { createPortalElement } from './portal-element.ts';

/**
 * Defines the element of a remote: `mfe-retailers` is `<portal-retailers>`. Defines it once, whichever script of a page
 * comes first.
 *
 * @throws Error when the release does not have the remote
 */
export function defineElement(source: EmbedSource, release: EmbedRelease): void {
  const contract = release.contracts.find(({ name }) => name === source.remote);
  if (!contract) throw new Error(`The release of ${release.portal} has no ${source.remote}.`);
  const name = elementNameOf(source.remote);
  if (customElements.get(name)) return;
  customElements.define(name, createPortalElement({ ...source, ...release, contract }));
}
