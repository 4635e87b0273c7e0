import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

/** An entry of a menu (UI-05). It leads somewhere (`to`, `href`), does something (`click`) or opens further entries. */
export interface MenuItem {
  readonly text: string;
  /** An icon of `@portal/ui/icons`. */
  readonly icon?: ReactNode;
  /** Address of a picture, shown round instead of the icon. */
  readonly avatar?: string;
  /** A place of the portal. */
  readonly to?: To;
  /** An address outside; opens in a new tab. */
  readonly href?: string;
  /** What the avatar shows, in words. */
  readonly alt?: string;
  /** A short word or a count behind the text. */
  readonly badge?: string | number;
  /** Where the reader is now. */
  readonly active?: boolean;
  readonly children?: readonly MenuItem[];
  /** The children are found by typing. */
  readonly search?: boolean;
  readonly click?: () => void;
  readonly disabled?: boolean;
  /** `danger` for what takes something away. */
  readonly tone?: 'normal' | 'danger';
  /** Asked before `click` (UI-66). */
  readonly confirm?: string;
}
