import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { linkStyles } from './text-link.styles.ts';

interface TextLinkProps {
  readonly to: To;
  readonly children: ReactNode;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly className?: string;
  readonly 'aria-label'?: string;
}

/** A link inside the portal, within text. */
export function TextLink(props: TextLinkProps) {
  return <Link css={linkStyles} {...props} />;
}
