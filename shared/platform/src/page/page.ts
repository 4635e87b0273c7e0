import type { PortalPath } from '../routing/portal-path.ts';

/** The store header: the store of the lease on the screen (SHELL-37..39). */
export interface StoreHeader {
  readonly name: string;
  readonly phone: string | null;
  readonly address: string | null;
  /** Second line under the title: `lease FW-204418`. */
  readonly note?: string;
}

export interface BackLink {
  readonly to: PortalPath;
  readonly label: string;
}

/**
 * Changes what the frame shows for the present screen; the next route resets it. Each setter returns a function that
 * removes the value, and that does nothing once another value has replaced it.
 */
export interface Page {
  setStore(store: StoreHeader | null): () => void;
  /** Replaces the contract's back link: `← Harbor Home Furniture`. */
  setBack(back: BackLink | null): () => void;
  /** Replaces the contract's title, in the heading and the document. */
  setTitle(title: string | null): () => void;
}
