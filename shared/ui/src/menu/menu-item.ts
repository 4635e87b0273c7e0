import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

/** An entry of a menu (UI-05). It is a link (`to`, `href`), an action (`click`) or opens a submenu (`children`). */
export interface MenuItem {
  readonly text: string;
  /** An icon of `@portal/ui/icons`. */
  readonly icon?: ReactNode;
  /** Address of a picture, shown in a circle instead of the icon. */
  readonly avatar?: string;
  /** An address in the portal. */
  readonly to?: To;
  /** An address outside of the portal; opens in a new tab. */
  readonly href?: string;
  /** Describes the avatar. */
  readonly alt?: string;
  /** A short word or a count after the text. */
  readonly badge?: string | number;
  /** Marks the entry of the current page. */
  readonly active?: boolean;
  readonly children?: readonly MenuItem[];
  /** The children are found by typing. */
  readonly search?: boolean;
  readonly click?: () => void;
  readonly disabled?: boolean;
  /** `danger` for an action that removes something. */
  readonly tone?: 'normal' | 'danger';
  /** The question before `click` (UI-66). */
  readonly confirm?: string;
}
