import type { Page } from '@playwright/test';
import type { Look } from '../look.ts';

/** Something that a customer does on a screen, or meets there; the words of both languages find what they press. */
export interface Step {
  /** Name of the screen in the catalogue. */
  readonly screen: string;
  readonly name: string;
  /** The only widths that have it, all when missing. */
  readonly widths?: readonly Look['width'][];
  act(page: Page): Promise<unknown>;
}
