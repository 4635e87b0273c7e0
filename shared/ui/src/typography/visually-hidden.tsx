import type { ReactNode } from 'react';
import { hiddenStyle } from './visually-hidden.styles.ts';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string;
  readonly role?: 'status' | 'alert';
}

/** For screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span css={hiddenStyle} {...props} />;
}
