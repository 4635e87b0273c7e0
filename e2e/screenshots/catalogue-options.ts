import type { Look, LookPart } from './look.ts';
import type { StateName } from './states/state-names.ts';

/** Which part of the catalogue is made. */
export interface CatalogueOptions {
  /** Parts of the names of screens, such as `mfe-payments` or `pay`; none for every screen. */
  readonly routes: readonly string[];
  readonly states: readonly StateName[];
  readonly looks: { readonly [Part in LookPart]: readonly Look[Part][] };
  /** Whether axe looks at each picture's page too: what it finds is a problem of the picture. */
  readonly axe: boolean;
  /** Whether these are the pictures of the README: of a window's height, and copied to docs/images. */
  readonly readme: boolean;
}
