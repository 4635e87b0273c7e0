import type { Look } from './look.ts';
import type { StateName } from './states/state-names.ts';

/** A screenshot of the catalogue. */
export interface Picture {
  /** Name of the screen, such as `mfe-payments pay`. */
  readonly screen: string;
  readonly path: string;
  readonly state: StateName;
  /** Name of what was done on the screen; null when nothing was. */
  readonly step: string | null;
  readonly look: Look;
  /** Name of its file. */
  readonly file: string;
  /** Why it may not show what it should; null when all went well. */
  readonly problem: string | null;
}

const plain = (text: string) => text.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();

/** Returns the name of a picture's file. */
export const fileOf = ({ screen, state, step, look }: Omit<Picture, 'file' | 'problem'>): string =>
  `${[screen, step ?? state, look.brand, look.language, look.width, look.scheme].map(plain).join('.')}.png`;
